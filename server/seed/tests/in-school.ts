// The demo of a test in school: a session whose code stays the same, so that anybody can try it.
import { DAY, later } from '#core/kernel/time.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { aSchoolSession } from '#server/modules/inschool/factory.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DemoQuestion } from '../questions.ts'

/** Its PIN is 2468. */
export const DEMO_CODE = 'KANDL2'

const A_SECTION = 8

export async function seedInSchool(ctx: Ctx, bank: readonly DemoQuestion[]): Promise<void> {
  const section = (id: string, name: string, subject: DemoQuestion['subject']) => {
    const own = bank.filter((each) => each.subject === subject && each.kind === 'SCQ').slice(0, A_SECTION)
    const questions = own.map(({ versionId }) => QuestionVersionId.parse(versionId))
    return { id, name, subject, policyIds: ['mpl-school-2026-scq'], allowed: null, questions }
  }
  const paperId = await aPaper(
    ctx,
    {
      title: {
        en: 'Science talent round',
        hi: 'विज्ञान प्रतिभा परीक्षा',
        ta: 'அறிவியல் திறன் தேர்வு',
        mr: 'विज्ञान प्रज्ञा फेरी',
      },
      kind: 'IN_SCHOOL',
      durationMinutes: 40,
      sections: [section('s1', 'Physics', 'physics'), section('s2', 'Biology', 'biology')],
    },
    { isDemo: true },
  )
  const school = { name: 'Saraswati Vidyalaya', city: 'Madurai', udise: '33250912345' }
  const opensAt = later(ctx.now(), -DAY)
  await aSchoolSession(ctx, { paperId, code: DEMO_CODE, maxPupils: 500, school, opensAt, closesAt: later(opensAt, 7 * DAY), isDemo: true }) // prettier-ignore
}
