import { PRODUCT } from '#core/kernel/product.ts'

/** The head of a page that only some may see: no search engine lists it, so it names no other addresses of itself. */
export function PrivateHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{titleOf(title)}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta name="robots" content="noindex" />
    </>
  )
}

/** With the product's name, unless it has it already. */
export function titleOf(title: string): string {
  return title.includes(PRODUCT.name) ? title : `${title} · ${PRODUCT.name}`
}
