/** Whether filters fill the screen and hide the results. Ask in a browser only. */
export const areFiltersInFront = (): boolean =>
  matchMedia('(width < 40rem)').matches && document.querySelector('#filter-panel:popover-open') !== null
