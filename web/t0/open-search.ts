/** Ctrl and K, or ⌘ and K, lead to the search field that can be seen. */
export function openSearch(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    const field = [...document.querySelectorAll<HTMLElement>('search input')].findLast((each) => each.checkVisibility())
    if (field) event.preventDefault()
    field?.focus()
  })
}
