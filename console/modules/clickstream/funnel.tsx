// How far visits come on the way to a course.
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { Title } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { clickstreamStaffApi } from '#core/modules/clickstream/staff-api.ts'
import { staff } from '../../frame/contract.ts'
import { OnlyWith } from '../../kit/only-with.tsx'
import { messageOf } from '../../kit/use-action.ts'
import { whenText } from '../../kit/fields.tsx'

type Funnel = ResponseOf<typeof clickstreamStaffApi.staffFunnel.getFunnel>

const steps = {
  COURSE: 'Saw a course',
  PLANS: 'Saw the plans',
  PAY: 'Came to pay',
  BUY: 'Pressed pay',
  PAID: 'Paid (by our own count)',
}
const popupNames = { OFFER: 'Offers', LOGIN: 'To the login, for a coupon', COUPON: 'A coupon that is on' }
const activityNames: Readonly<Record<Funnel['activities'][number]['eventType'], string>> = {
  LEARNING_LANDING: 'Opened a page of learning',
  FILM_PLAY: 'Played a film or a recording',
  CLASS_JOIN: 'Pressed Join at a class',
  TALK_SCROLL: 'Scrolled the page of a talk',
  TEST_START: 'Began a test',
  TEST_SUBMIT: 'Submitted a test',
  COURSE_STARTED: 'Enrolled (by our own count)',
  CLASS_ATTENDED: 'Attended a class (by our own count)',
  USER_EXIT: 'Left the shop idle for 15 minutes',
  PAID_ORDERS_CHECK_ERROR: 'Errors of the paid-orders check',
}
const SPANS = [7, 30, 90, 365]

export function FunnelPage() {
  return (
    <>
      <Title title="Funnel" />
      <OnlyWith scope="clickstream.view">
        <FunnelOfDays />
      </OnlyWith>
    </>
  )
}

function FunnelOfDays() {
  const [days, setDays] = useState(30)
  const [funnel, setFunnel] = useState<Funnel>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    staff.staffFunnel.getFunnel({ days: String(days) }).then(
      (answer) => {
        setFunnel(answer)
        setProblem('')
      },
      (error: unknown) => setProblem(messageOf(error)),
    )
  }, [days])
  return (
    <Card className="panel">
      <label>
        Of the last{' '}
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {SPANS.map((span) => (
            <option key={span} value={span}>
              {span} days
            </option>
          ))}
        </select>
      </label>
      {problem && <p className="problem">{problem}</p>}
      {funnel && <Counts {...funnel} />}
    </Card>
  )
}

function Counts({ from, steps: counted, popups, activities, pages }: Funnel) {
  const most = Math.max(1, ...counted.map(({ events }) => events))
  return (
    <>
      <p className="quiet">Since {whenText(from)}. Children without consent are counted, and not told apart.</p>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Times</th>
            <th scope="col">Distinct visits</th>
            <th scope="col">Share of the largest</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ step, events, visits }) => (
            <tr key={step}>
              <th scope="row">{steps[step]}</th>
              <td>{events}</td>
              <td>{step === 'PAID' ? '–' : visits}</td>
              <td>
                <meter min={0} max={most} value={events} aria-label={`${steps[step]}: ${events}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Popups popups={popups} />
      <Activities activities={activities} />
      <h2>Pages</h2>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Seen</th>
            <th scope="col">Median time open</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ pageName, views, medianSeconds }) => (
            <tr key={pageName}>
              <th scope="row">{pageName}</th>
              <td>{views}</td>
              <td>{medianSeconds === null ? '–' : `${medianSeconds} s`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Popups({ popups }: Pick<Funnel, 'popups'>) {
  return (
    <>
      <h2>Pop-ups</h2>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Seen</th>
            <th scope="col">Led to the login</th>
            <th scope="col">Closed</th>
          </tr>
        </thead>
        <tbody>
          {popups.map(({ kind, views, logins, closes }) => (
            <tr key={kind}>
              <th scope="row">{popupNames[kind]}</th>
              <td>{views}</td>
              <td>{logins}</td>
              <td>{closes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Activities({ activities }: Pick<Funnel, 'activities'>) {
  return (
    <>
      <h2>Learning and exits</h2>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Activity</th>
            <th scope="col">Times</th>
            <th scope="col">Distinct visits</th>
          </tr>
        </thead>
        <tbody>
          {activities.map(({ eventType, events, visits }) => (
            <tr key={eventType}>
              <th scope="row">{activityNames[eventType]}</th>
              <td>{events}</td>
              <td>{events > 0 && visits === 0 ? '–' : visits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
