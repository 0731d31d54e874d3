import { homeApi } from '#core/modules/home/api.ts'
import { isForGrade } from '#core/modules/home/audience.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { routes } from '#server/platform/call.ts'
import { homeFeed } from './feed/home-feed.ts'
import { setGoal, viewLanterns } from './lanterns.ts'
import { masterClasses } from './master-classes.ts'
import { notePopup, popups } from './popups.ts'
import { listOfferings, listSections } from './store.ts'

export const homeRoutes = routes(homeApi, {
  getHomeFeed: (ctx, { lang }, { actor }) => homeFeed(ctx, actor, { from: 0, lang }),
  getHomeFeedFrom: (ctx, { id, lang }, { actor }) => homeFeed(ctx, actor, { from: id, lang }),
  getMasterClasses: masterClasses,

  async getHomeConfig(ctx, { lang }) {
    const sections = await listSections(ctx.db)
    return {
      sections: sections.map(({ heading, subHeading, ...section }) => ({
        ...section,
        heading: inLanguage(heading, lang),
        subHeading: subHeading && inLanguage(subHeading, lang),
      })),
    }
  },

  async getOfferings(ctx, { grades, lang }) {
    const all = await listOfferings(ctx.db)
    const wanted = grades ?? [undefined]
    return {
      offerings: all
        .filter((offering) => wanted.some((grade) => isForGrade(offering.grades, grade)))
        .map((offering) => ({
          ...offering,
          title: inLanguage(offering.title, lang),
          text: inLanguage(offering.text, lang),
        })),
    }
  },

  getPopups: async (ctx, { page, lang }, { actor }) => ({ popups: await popups(ctx, actor, { page, lang }) }),
  notePopup: async (ctx, noted, call) => ({ isCounted: await notePopup(ctx, noted, call) }),
  getLanterns: (ctx, _, { actor }) => viewLanterns(ctx, actor),
  setLanternGoal: (ctx, { nights }, { actor }) => setGoal(ctx, actor, nights),
})
