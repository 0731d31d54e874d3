import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { STORED } from './stored-names.ts'

interface StoredRow {
  readonly names: readonly string[]
  readonly what: ReactNode
  readonly until: ReactNode
}

/** All that Kandil keeps in the browser of a family: cookies, the page's storage, and pages to read without a connection. */
export function BrowserStorage() {
  const { t } = useLingui()
  return (
    <section aria-label={t`Cookies and storage in your browser`} className="grid max-w-prose gap-3">
      <h2 className="text-h3">
        <Trans>Cookies and storage in your browser</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>
          Nothing of this is for advertising, and on our pages no other company keeps or reads anything in your browser.
          You can delete all of it in your browser’s settings: you are then signed out.
        </Trans>
      </p>
      <dl className="grid gap-4">
        {[...ofTheVisit(), ...ofLearning()].map(({ names, what, until }) => (
          <div key={names[0]} className="grid gap-1">
            <dt>{what}</dt>
            <dd className="text-sm text-ink-2">
              <Trans>Kept:</Trans> {until}
            </dd>
            <dd className="text-sm text-ink-3">
              {names.map((name) => (
                <code key={name} className="me-2 inline-block">
                  {name}
                </code>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ofTheVisit(): readonly StoredRow[] {
  return [
    {
      names: STORED.signIn,
      what: <Trans>Your sign-in, and that you see at once what you have changed</Trans>,
      until: <Trans>until you sign out, at most 30 days after your last visit and 180 days in all</Trans>,
    },
    {
      names: STORED.device,
      what: <Trans>A random number of this browser, by which one-time codes and wrong tries are limited</Trans>,
      until: <Trans>one year</Trans>,
    },
    {
      names: STORED.settings,
      what: <Trans>The language, the colours and the country that you chose</Trans>,
      until: <Trans>one year</Trans>,
    },
    {
      names: STORED.choice,
      what: <Trans>The class, board, target and teaching language that you chose, and whose link led you here</Trans>,
      until: <Trans>30 days, or until you sign out</Trans>,
    },
    {
      names: STORED.steps,
      what: <Trans>The step you are at: signing in, booking a demo, or closing your account</Trans>,
      until: <Trans>5 minutes, 15 minutes and one hour</Trans>,
    },
    {
      names: STORED.typed,
      what: <Trans>What you typed in a form, so that it is not lost when it cannot be sent</Trans>,
      until: <Trans>until it has reached us, you sign out, or you close the tab</Trans>,
    },
    {
      names: STORED.person,
      what: <Trans>Whose pages you saw last, so that Back shows no page of another person</Trans>,
      until: <Trans>until you sign out</Trans>,
    },
    {
      names: STORED.visit,
      what: (
        <Trans>
          A number that ties the pages of one visit together, the way to pay that you chose, which messages you have
          seen, and how far you have scrolled
        </Trans>
      ),
      until: <Trans>until you close the tab</Trans>,
    },
  ]
}

function ofLearning(): readonly StoredRow[] {
  return [
    {
      names: STORED.tests,
      what: <Trans>The paper and your answers while you write a test, so that none is lost without a connection</Trans>,
      until: (
        <Trans>
          until your answers have reached us, at most 7 days, or until you sign out; on a tablet in school until the
          next pupil
        </Trans>
      ),
    },
    {
      names: STORED.views,
      what: (
        <Trans>
          The size of a test’s text and the hand that you write with; the page that shows when there is no connection
        </Trans>
      ),
      until: <Trans>until you delete it</Trans>,
    },
    {
      names: STORED.pages,
      what: <Trans>Your timetable, receipts and what you have read, so that they open without a connection</Trans>,
      until: <Trans>until you sign out</Trans>,
    },
  ]
}
