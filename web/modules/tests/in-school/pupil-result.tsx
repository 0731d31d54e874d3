// The result as it is printed: no question and no answer, since the next pupil writes the same paper.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#web/ui/controls/button.tsx'
import { QrCode } from '#web/ui/data/qr-code.tsx'
import { PupilFacts } from '../shown/pupil-facts.tsx'
import { ScoreTiles, SectionMarks } from '../shown/score-tiles.tsx'
import type { FormAnswer, PupilResultData } from './in-school.server.ts'
import { forgetPupil, type StoredPupil } from './stored-pupil.ts'

const AGAIN_MS = 2_000

export function PupilResult({ pupil: { ticket, attemptId } }: { readonly pupil: StoredPupil }) {
  const fetcher = useFetcher<FormAnswer>()
  const { data, state } = fetcher
  const result = data && 'result' in data ? data.result : undefined
  const read = useEffectEvent(() => void fetcher.submit({ ticket }, { method: 'post' }))
  const isComing = result === undefined || result.state === 'MARKING'
  useEffect(() => read(), [])
  useEffect(() => {
    if (!isComing || state !== 'idle') return
    const timer = setTimeout(() => read(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isComing, state])
  return (
    <div className="grid max-w-prose gap-6">
      <h1 className="text-h2">
        <Trans>Result</Trans>
      </h1>
      {isComing && (
        <p role="status">
          <Trans>Your test was submitted. It is being marked.</Trans>
        </p>
      )}
      {result && !isComing && <Sheet result={result} />}
      <div className="flex flex-wrap gap-3" data-bar>
        <Button type="button" kind="ghost" size="fit" onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
        <Button type="button" size="fit" onClick={() => void forgetPupil(attemptId)}>
          <Trans>Next pupil</Trans>
        </Button>
      </div>
    </div>
  )
}

function Sheet({ result }: { readonly result: PupilResultData }) {
  const { name, score, expected } = result
  return (
    <article className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-semibold">{name}</p>
        <PupilFacts {...result} />
      </div>
      {score ? <><ScoreTiles {...score} /><SectionMarks {...score} /></> : <p>{expected ? <Trans>Result expected on {expected}</Trans> : <Trans>The result is not released yet.</Trans>}</p>}
      <Claim {...result} />
    </article>
  )
} // prettier-ignore

function Claim({ claimUrl, claimEnds, qr }: Pick<PupilResultData, 'claimUrl' | 'claimEnds' | 'qr'>) {
  const { t } = useLingui()
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">
        <Trans>For your family</Trans>
      </h2>
      <p>
        <Trans>With this code a parent can keep the result and see the solutions, until {claimEnds}.</Trans>
      </p>
      <QrCode {...qr} label={t`QR code of the link`} />
      <p className="text-sm break-all text-ink-3">{claimUrl}</p>
    </section>
  )
}
