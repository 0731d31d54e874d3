import type { Page } from '#web/page/page.server.ts'

/**
 * The subjects in which the tuition experiment offers live classes to this learner: learning specification, sections 5 and 9.
 * Empty for who takes no part, and for visitors: their page is the same for all of them.
 */
export async function readTuition({ api, lang, viewer }: Page): Promise<{ id: string; name: string }[]> {
  if (!(await viewer())) return []
  const { subjects } = await api.experiments.getTuitionExperiment({})
  if (subjects.length === 0) return []
  const [known, named] = await Promise.all([api.catalogue.getBoards({ lang: 'en' }), api.catalogue.getBoards({ lang })])
  return subjects.flatMap((subject) => {
    const { id } = known.find(({ name }) => name === subject) ?? {}
    return named.filter((each) => each.id === id)
  })
}
