const find = (id: string) => document.getElementById(id) as HTMLDialogElement | null

/** Opens a Dialog or a Drawer over the page. Closing gives the focus back to what had it. */
export function openDialog(id: string): void {
  const dialog = find(id)
  if (!dialog || dialog.open) return
  // For browsers that do not know `closedby`; adding the same listener again changes nothing.
  dialog.addEventListener('click', closeOnBackdrop)
  dialog.showModal()
}

export function closeDialog(id: string): void {
  find(id)?.close()
}

/** A click beside the panel lands on the dialog itself: its panel covers all the rest of it. */
function closeOnBackdrop(event: Event): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close()
}
