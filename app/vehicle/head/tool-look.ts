/** The quiet buttons of what can be done with a vehicle's page. */
export const toolLook =
  'inline-flex min-h-[3rem] cursor-pointer list-none items-center gap-2 font-semibold underline-offset-4 hover:underline aria-pressed:[&_svg]:fill-current gallery:font-normal [&::-webkit-details-marker]:hidden'
