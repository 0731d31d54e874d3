// Ctrl and K, or ⌘ and K, lead to the search: to the field of this page that can be seen, or to the page of the search.

export function openSearch(): void {
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const fields = [...document.querySelectorAll<HTMLInputElement>('search input')]
    const field = fields.findLast((each) => each.checkVisibility())
    const page = document.querySelector<HTMLAnchorElement>('a[href$="/search"]')
    if (!field && !page) return
    event.preventDefault()
    if (field) field.select()
    else page?.click()
  })
}
