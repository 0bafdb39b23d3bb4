/** Takes the island away when its button is pressed. */
export function dismiss(island: HTMLElement): void {
  island.querySelector('button')!.addEventListener('click', () => island.remove())
}
