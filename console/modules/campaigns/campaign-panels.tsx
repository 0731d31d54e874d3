// Next to a campaign: a dry run, its start, its stop and its report.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { usePermissions } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showMoney } from '#core/kernel/money.ts'
import type { campaignsStaffApi } from '#core/modules/campaigns/staff-api.ts'
import { languageNames } from '#core/taxonomy/language.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'
import { useAction } from '../../kit/use-action.ts'

type DryRun = ResponseOf<typeof campaignsStaffApi.staffCampaignActions.dryRunCampaign>
type Report = ResponseOf<typeof campaignsStaffApi.staffCampaignActions.getCampaignReport>

const { dryRunCampaign, startCampaign, stopCampaign, getCampaignReport } = staff.staffCampaignActions

export function CampaignPanels() {
  const campaign = useStaffRecord('message-campaigns')
  const { permissions } = usePermissions<readonly string[]>()
  if (!campaign) return null
  const mayEdit = permissions?.includes('campaigns.edit') ?? false
  const { id, status, version } = campaign
  return (
    <>
      {status === 'DRAFT' && mayEdit && <Start key={version} id={id} />}
      {status === 'WAITING' && (
        <Card className="panel">
          <h2>Waiting for approval</h2>
          <p>It goes to more than 1,000 households, so another person must approve it under “Campaigns to approve”.</p>
        </Card>
      )}
      {status === 'SENDING' && mayEdit && <Stop id={id} />}
      {status !== 'DRAFT' && status !== 'WAITING' && <ReportPanel id={id} isSending={status === 'SENDING'} />}
    </>
  )
}

function Start({ id }: { readonly id: string }) {
  const [counts, setCounts] = useState<DryRun>()
  const [reason, setReason] = useState('')
  const count = useAction({ refreshes: false })
  const act = useAction()
  const send = () =>
    act(
      () => startCampaign({ id, reason }),
      ({ status }) => (status === 'WAITING' ? 'Another person must approve it.' : 'It is being sent.'),
    )
  return (
    <Card className="panel">
      <h2>Dry run</h2>
      <p className="quiet">Counts as the campaign is saved now. Nothing is sent.</p>
      <Button onClick={() => void count(async () => setCounts(await dryRunCampaign({ id })))}>
        Count the recipients
      </Button>
      {counts && (
        <>
          <p>
            {amount(counts.recipients)} of {amount(counts.matched)} households get it, for about{' '}
            {showMoney(counts.cost)}.
          </p>
          <table className="matrix">
            <thead>
              <tr>
                <th scope="col">Channel</th>
                <th scope="col">Language</th>
                <th scope="col">Messages</th>
              </tr>
            </thead>
            <tbody>
              {counts.messages.map(({ channel, lang, count: messages }) => (
                <tr key={channel + lang}>
                  <th scope="row">{words(channel)}</th>
                  <td>{languageNames[lang]}</td>
                  <td>{amount(messages)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Reasons title="Left out" counts={counts.suppressed} />
          <TextField
            label="Reason (stored in the audit log)"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button variant="contained" color="warning" disabled={reason.trim() === ''} onClick={() => void send()}>
            Send to {amount(counts.recipients)} households
          </Button>
        </>
      )}
    </Card>
  )
}

function Stop({ id }: { readonly id: string }) {
  const act = useAction()
  return (
    <Card className="panel">
      <h2>It is being sent</h2>
      <Button
        variant="contained"
        color="error"
        onClick={() => void act(() => stopCampaign({ id }), 'The campaign has stopped.')}
      >
        Stop this campaign
      </Button>
      <p className="quiet">Messages that have not left never do.</p>
    </Card>
  )
}

const REFRESH_MS = 2_000

const STATES = [
  ['planned', 'Waiting'],
  ['sent', 'Sent'],
  ['delivered', 'Delivered'],
  ['read', 'Read'],
  ['failed', 'Failed'],
] as const

function ReportPanel({ id, isSending }: { readonly id: string; readonly isSending: boolean }) {
  const [report, setReport] = useState<Report>()
  useEffect(() => {
    let isOpen = true
    const read = () =>
      getCampaignReport({ id }).then(
        (found) => isOpen && setReport(found),
        () => {},
      ) // the next one may come
    void read()
    const timer = isSending ? setInterval(() => void read(), REFRESH_MS) : undefined
    return () => {
      isOpen = false
      clearInterval(timer)
    }
  }, [id, isSending])
  if (!report) return null
  return (
    <Card className="panel">
      <h2>Report</h2>
      <p>
        {amount(report.recipients)} of {amount(report.matched)} households get it. {amount(report.waiting)} wait for
        their turn.
      </p>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Messages</th>
            {report.channels.map(({ channel }) => (
              <th key={channel} scope="col">
                {words(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STATES.map(([state, heading]) => (
            <tr key={state}>
              <th scope="row">{heading}</th>
              {report.channels.map((each) => (
                <td key={each.channel}>{amount(each[state])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Reasons title="Left out" counts={report.suppressed} />
      {report.channels.map(({ channel, dropped }) => (
        <Reasons key={channel} title={`${words(channel)} dropped`} counts={dropped} />
      ))}
    </Card>
  )
}

interface ReasonsProps {
  readonly title: string
  readonly counts: readonly { readonly reason: string; readonly count: number }[]
}

function Reasons({ title, counts }: ReasonsProps) {
  if (counts.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {counts.map(({ reason, count }) => (
          <li key={reason}>
            {words(reason)}: {amount(count)}
          </li>
        ))}
      </ul>
    </>
  )
}

function amount(count: number): string {
  return count.toLocaleString('en-IN')
}
