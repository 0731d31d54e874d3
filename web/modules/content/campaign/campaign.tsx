import { Trans } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import type { Route } from './+types/campaign.ts'
import { readCampaign } from './campaign.server.ts'
import { CampaignSection } from './campaign-sections.tsx'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readCampaign(page, args.params.slug))
}

/** The page that staff composed. If it does not begin with a hero, it begins with the campaign's own title. */
export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  const { title, description, sections, endsOn } = loaderData
  return (
    <>
      <Head title={title.text} description={description.text} />
      {sections[0]?.kind !== 'HERO' && (
        <div className="page pt-8">
          <h1 lang={title.lang} className="text-h1">
            {title.text}
          </h1>
        </div>
      )}
      {sections.map((section, i) => (
        <CampaignSection key={i} section={section} isFirst={i === 0} />
      ))}
      {endsOn && <Until {...endsOn} />}
    </>
  )
}

function Until({ dateTime, text }: { dateTime: string; text: string }) {
  return (
    <p className="page pb-8 text-sm text-ink-3">
      <Trans>
        Until <time dateTime={dateTime}>{text}</time>
      </Trans>
    </p>
  )
}
