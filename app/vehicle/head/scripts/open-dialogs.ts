import { openDialog } from '../../../ui/open-dialog.ts'

/** Opens dialogs for browsers that do not know a button's command. */
export function openDialogs(island: HTMLElement): void {
  const button = island.querySelector('button')
  if (button && !('command' in HTMLButtonElement.prototype))
    button.addEventListener('click', () => openDialog(button.getAttribute('commandfor')!))
}
