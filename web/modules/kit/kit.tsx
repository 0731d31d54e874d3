// Every piece of the kit in its states, for the eye. Not part of what is built.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { rupees } from '#core/kernel/money.ts'
import type { Handle } from '#web/page/handle.ts'
import { messagesOf } from '#web/page/messages.server.ts'
import { load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { Toran } from '#web/ui/brand/toran.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Badge, type Tone } from '#web/ui/data/badge.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { OptionRow } from '#web/ui/controls/option-row.tsx'
import { OtpField } from '#web/ui/controls/otp-field.tsx'
import { Segment } from '#web/ui/controls/segment.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { PlanCard } from '#web/ui/course/cards/plan-card.tsx'
import { PriceBlock } from '#web/ui/course/price-block.tsx'
import { TickList } from '#web/ui/course/tick-list.tsx'
import { Countdown } from '#web/ui/data/countdown.tsx'
import { Receipt } from '#web/ui/data/receipt.tsx'
import { Meter, StatTile } from '#web/ui/data/stat-tile.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { Menu } from '#web/ui/layers/menu.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { opensSheet, Sheet } from '#web/ui/layers/sheet.tsx'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'

export const handle: Handle = { tier: 1 }

export function loader(args: LoaderFunctionArgs) {
  return load(args, async ({ locale, visit }) => ({ now: visit.now, messages: messagesOf(locale, ['ui']) }))
}

export default function Kit() {
  const { now } = useLoaderData<typeof loader>()
  return (
    <>
      <PrivateHead title="Kit" />
      <div className="page grid gap-8 py-6 lg:grid-cols-2">
        <h1 className="text-h1 lg:col-span-2">Kit</h1>
        <Brand />
        <Controls />
        <Forms />
        <Course />
        <Figures now={now} />
        <Layers />
      </div>
      <StickyBar label="Classic, full course" value="₹24,999">
        <Button kind="buy">Continue with Classic</Button>
      </StickyBar>
    </>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  )
}

function Brand() {
  return (
    <Part title="Lantern, toran, icons">
      <div className="flex flex-wrap items-end gap-4">
        <Kandil size={120} glow lights />
        <Kandil size={64} lit={5} />
        <Kandil size={64} lit={0} />
        <Kandil size={64} of={12} lit={9} />
        <Kandil size={28} />
      </div>
      <Toran />
      <p className="flex gap-3">
        <Icon name="phone" size={24} />
        <Icon name="qr-code" size={24} />
        <Icon name="wallet" size={24} />
        <Icon name="receipt-indian-rupee" size={24} />
      </p>
    </Part>
  )
}

const TONES: readonly Tone[] = ['mor', 'genda', 'rani', 'sindoor', 'tulsi', 'neel', 'jamun', 'quiet']

function Controls() {
  return (
    <Part title="Buttons, chips, segments">
      <Button>See my courses</Button>
      <Button kind="buy">Pay ₹22,499 with Google Pay</Button>
      <Button kind="ghost">Book a free demo class</Button>
      <div className="flex flex-wrap gap-3">
        <Button size="fit">Continue</Button>
        <Button size="small" kind="ghost">
          See plans
        </Button>
        <ButtonLink href="#" kind="quiet" size="small">
          Read the policy
        </ButtonLink>
      </div>
      <Tabs
        label="Me"
        tabs={['Profile', 'Wallet', 'Orders', 'Cards', 'Auto-debit', 'Notifications'].map((text, i) => ({
          href: `#${text}`,
          text,
          isCurrent: i === 1,
        }))}
      />
      <div className="flex flex-wrap gap-2">
        <Chip href="#">CBSE</Chip>
        <Chip href="#" isCurrent>
          JEE Main
        </Chip>
      </div>
      <Segment
        name="duration"
        legend="Duration"
        value="full"
        choices={[
          { value: 'full', text: 'Full course' },
          { value: 'month', text: '1 month' },
        ]}
      />
      <p className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
    </Part>
  )
}

function Forms() {
  return (
    <Part title="Forms">
      <ErrorSummary
        problem={{
          sentence: 'Some of the details are missing or not valid.',
          fields: { pin: 'Enter a 6-digit PIN code.' },
        }}
      />
      <Field name="phone" label="Mobile number" hint="We send a code to it." prefix="+91" inputMode="tel" />
      <Field
        name="pin"
        label="PIN code"
        hint="For the state on the invoice."
        error="Enter a 6-digit PIN code."
        defaultValue="4110"
      />
      <SelectField name="bank" label="Bank" choices={[{ value: 'hdfc', text: 'HDFC' }]} />
      <OtpField name="otp" label="Code" hint="6 digits, sent to +91 98765 43210" digits={6} />
      <div className="grid gap-3">
        <OptionRow name="method" value="upi" title="UPI app" note="Opens your app. Nothing to type." isChosen>
          <Badge>Google Pay</Badge>
        </OptionRow>
        <OptionRow name="method" value="qr" title="UPI QR code" note="Pay from another phone" />
        <OptionRow name="method" value="emi" title="No-cost EMI" refusal="Not with DEEP10 at this price" />
      </div>
    </Part>
  )
}

function Course() {
  return (
    <Part title="Course">
      <PlanCard
        name="Classic"
        included={7}
        of={8}
        price={rupees(24_999)}
        cutPrice={rupees(34_999)}
        note="Full course, valid till 31 May 2027. Taxes included."
        fit="Fits Class 11 · JEE Main"
        isChosen
      />
      <div className="card">
        <TickList
          ticks={[
            { text: 'Live classes', isIncluded: true, explanation: 'Two hours every evening, with your teacher.' },
            { text: 'Tests with analysis', isIncluded: true },
            { text: 'Personal teacher', isIncluded: false, absence: 'Not in Classic' },
          ]}
        />
      </div>
      <ClassRow
        dateTime="2026-11-21T19:00+05:30"
        tile={['7:00', 'pm']}
        title="Rotational motion in one hour"
        note="Physics · Ananya Iyer"
      />
      <PriceBlock price={rupees(9_999)} note="Taxes included" />
    </Part>
  )
}

function Figures({ now }: { now: number }) {
  return (
    <Part title="Figures">
      <p className="text-center">
        <Countdown endsAt={now + 600_000} serverNow={now} />
      </p>
      <dl className="grid grid-cols-4 gap-2">
        <StatTile figure="82%" label="Marks" />
        <StatTile figure="41" label="Correct" tone="good" />
        <StatTile figure="6" label="Incorrect" tone="bad" />
        <StatTile figure="3" label="Unanswered" />
      </dl>
      <div className="card grid gap-3">
        <Meter label="Physics" percent={78} tone="neel" />
        <Meter label="English" percent={91} tone="genda" />
      </div>
      <div className="card">
        <Receipt
          lines={[
            { label: 'Classic, full course', value: '₹24,999' },
            { label: 'Coupon DEEP10', value: '−₹2,500', tone: 'off' },
            { label: 'You pay', value: '₹22,499', tone: 'total' },
          ]}
        />
      </div>
      <Table
        caption="EMI"
        columns={['Months', 'Per month', 'Total']}
        rows={[
          ['3', '₹7,500', '₹22,500'],
          ['6', '₹3,750', '₹22,500'],
        ]}
      />
      <Timeline
        steps={[
          { title: 'Created', state: 'done' },
          { title: 'Sent to your app', note: '7:28 pm IST', state: 'now' },
          { title: 'Enrolled', state: 'next' },
        ]}
      />
    </Part>
  )
}

function Layers() {
  return (
    <Part title="Layers">
      <Notice title="Money left your account?">
        Don’t pay again. If your bank took the money, the course opens by itself.
      </Notice>
      <Notice tone="good">Paid ₹22,499.</Notice>
      <Notice tone="warm">₹6,250 is due on 5 Dec 2026.</Notice>
      <Notice tone="bad" role="alert">
        The bank did not approve this payment.
      </Notice>
      <Disclosure title="What does the price include?">Everything on the list, and all taxes.</Disclosure>
      <div className="flex gap-3">
        <Menu id="kit-menu" face="October 2026">
          <ul>
            <li>
              <a href="#september">September 2026</a>
            </li>
          </ul>
        </Menu>
        <button {...opensSheet('kit-sheet')} className="pill-button">
          Open a sheet
        </button>
      </div>
      <Sheet id="kit-sheet" title="Auto-debit">
        <p>At most ₹6,250 on the 5th of a month, until March 2027. You can stop it any time.</p>
      </Sheet>
      <EmptyState sentence="No evening batch for Class 9 ICSE in Telugu yet.">
        <Chip href="#">See English batches</Chip>
      </EmptyState>
    </Part>
  )
}
