/**
 * A fallback for browsers without `commandfor` (Safari before 26.2): opens sheets, and closes them at a tap outside.
 */
export function backUpCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeByBackdrop)
}

function runCommand({ target }: Event): void {
  const button = (target as Element).closest('[commandfor]') // a click's target is an element
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

function closeByBackdrop({ target }: Event): void {
  // The dialog's own box is full of its content: what hits the dialog itself hit the backdrop.
  if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close()
}
