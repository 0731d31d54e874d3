import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/blog.ts'
import { readArticles } from './article-list.server.ts'
import { ArticleList } from './article-list.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readArticles(page))
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <ArticleList {...loaderData} />
}
