/** Opens dialogs for browsers that do not know a button's command. */
export function openDialogs(island: HTMLElement): void {
  const button = island.querySelector('button')
  if (!button || 'command' in HTMLButtonElement.prototype) return
  button.addEventListener('click', () => {
    // Safari does not focus a button that is clicked, and the focus could not be given back.
    button.focus()
    document.querySelector<HTMLDialogElement>(`#${button.getAttribute('commandfor')}`)?.showModal()
  })
}
