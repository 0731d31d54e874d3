import { Trans, useLingui } from '@lingui/react/macro'
import { redirectDocument } from 'react-router'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { isLanguage } from '#core/taxonomy/language.ts'
import type { Handle } from '#web/page/handle.ts'
import { actForHousehold, load, requireViewer, textIn, type Submission } from '#web/page/page.server.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/controls/field.tsx'
import { LANGUAGES, languageNames } from '#core/taxonomy/language.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { BirthYearField } from '../birth-year-field.tsx'
import { MePage } from '../me-page.tsx'
import type { Route } from './+types/add-learner.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => {
    await requireViewer(page)
    const { grades } = await page.api.catalogue.getGradeBoards({ lang: page.lang })
    return { grades: grades.map(({ key, name }) => ({ value: key, text: name.text })) }
  })
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, addLearner, (form) => ({
    kept: { grade: textIn(form, 'grade'), birthYear: textIn(form, 'birthYear'), language: textIn(form, 'language') },
  }))
}

/** We ask a child for nothing more: a name needs a parent's consent first, which is the next page. */
async function addLearner({ api, form, lang, visit }: Submission) {
  const { grades } = await api.catalogue.getGradeBoards({ lang })
  const chosen = grades.find(({ key }) => key === textIn(form, 'grade'))
  const language = textIn(form, 'language')
  const birthYear = Number(textIn(form, 'birthYear'))
  await api.households.addLearner({
    birthYear,
    grade: chosen?.grade ?? Number.NaN,
    stream: chosen?.stream ?? null,
    ...(isLanguage(language) ? { language } : {}),
  })
  const isChild = standingOf({ birthYear, consentedAt: null }, visit.now) === 'CHILD'
  return redirectDocument(isChild ? '/me/consent?done=added' : '/me?tab=profile')
}

export default function AddLearner({ loaderData: { grades }, actionData }: Route.ComponentProps) {
  const { t } = useLingui()
  const kept = actionData?.kept
  const wrong = actionData?.problem.fields
  return (
    <MePage title={t`Add a child`} tab="/me/family" problem={actionData?.problem}>
      <PageForm className="card grid max-w-form gap-4">
        <SelectField
          name="grade"
          label={t`Class`}
          choices={[{ value: '', text: t`Choose a class` }, ...grades]}
          defaultValue={kept?.grade ?? ''}
          error={wrong?.['grade']}
          required
        />
        <BirthYearField label={t`Year of birth`} value={kept?.birthYear} error={wrong?.['birthYear']} />
        <SelectField
          name="language"
          label={t`Language of the classes`}
          choices={[
            { value: '', text: t`Not now` },
            ...LANGUAGES.map((value) => ({ value, text: languageNames[value] })),
          ]}
          defaultValue={kept?.language ?? ''}
        />
        <Button>
          <Trans>Add the child</Trans>
        </Button>
        <p className="text-sm text-ink-3">
          <Trans>The name comes after a parent has agreed. That is the next page.</Trans>
        </p>
      </PageForm>
    </MePage>
  )
}
