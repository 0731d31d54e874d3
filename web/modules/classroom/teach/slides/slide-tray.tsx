import { useState, type ChangeEvent } from 'react'
import { PICTURE_TYPES } from '#core/modules/media/limits.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { useSlides, type SlidesInUse, type TeachersSlide } from './use-slides.ts'

/** The slides of a class: added before or during it, and shown while it runs. */
export function SlideTray({ classId, isRunning }: { readonly classId: string; readonly isRunning: boolean }) {
  const tray = useSlides(classId)
  const { slides, shownId, left, problem, show } = tray
  const shown = slides.find(({ id }) => id === shownId)
  return (
    <section aria-labelledby="slides" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="slides" className="text-h3">
          Slides{slides.length > 0 && `: ${slides.length}`}
        </h2>
        {isRunning && shown && (
          <Button type="button" kind="ghost" size="small" onClick={() => void show(null)}>
            Put slide away
          </Button>
        )}
      </div>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      {isRunning && slides.length > 0 && <Turner slides={slides} shown={shown} show={show} />}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {slides.map((slide) => (
          <Tile key={slide.id} slide={slide} isShown={slide.id === shownId} isRunning={isRunning} tray={tray} />
        ))}
      </ul>
      <AddSlides {...tray} />
      {left > 0 && <p role="status">Sending: {left === 1 ? '1 picture left' : `${left} pictures left`}</p>}
    </section>
  )
}

interface TurnerProps extends Pick<SlidesInUse, 'slides' | 'show'> {
  readonly shown: TeachersSlide | undefined
}

/** One slide back or on. */
function Turner({ slides, shown, show }: TurnerProps) {
  const place = shown ? slides.indexOf(shown) : -1
  const [before, after] = [slides[place - 1], slides[place + 1]]
  return (
    <div className="flex items-center justify-between gap-3">
      {before ? (
        <Button type="button" kind="ghost" size="small" onClick={() => void show(before.id)}>
          Back
        </Button>
      ) : (
        <span />
      )}
      <p role="status">{shown ? `The class sees slide ${shown.no}.` : 'The class sees no slide.'}</p>
      {after ? (
        <Button type="button" size="small" onClick={() => void show(after.id)}>
          {shown ? 'Next' : 'Show first'}
        </Button>
      ) : (
        <span />
      )}
    </div>
  )
}

interface TileProps {
  readonly slide: TeachersSlide
  readonly isShown: boolean
  readonly isRunning: boolean
  readonly tray: SlidesInUse
}

function Tile({ slide: { id, no, url, width, height }, isShown, isRunning, tray }: TileProps) {
  const [address] = useState(url)
  return (
    <li className={`grid content-start gap-2 rounded-m border p-2 ${isShown ? 'border-mor' : 'border-line'}`}>
      <img
        src={address}
        alt={`Slide ${no}`}
        width={width}
        height={height}
        className="aspect-video w-full object-contain"
      />
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span>
          Slide {no} {isShown && <Badge tone="rani">Shown</Badge>}
        </span>
        {isRunning && !isShown && (
          <Button type="button" kind="ghost" size="small" onClick={() => void tray.show(id)}>
            Show
          </Button>
        )}
        <Button
          type="button"
          kind="quiet"
          size="small"
          aria-label={`Remove slide ${no}`}
          onClick={() => void tray.remove(id)}
        >
          Remove
        </Button>
      </span>
    </li>
  )
}

function AddSlides({ add, left }: SlidesInUse) {
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    await add([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <div className="grid gap-1">
      <label htmlFor="slides-files" className="font-semibold">
        Add slides
      </label>
      <p id="slides-files-hint" className="text-sm text-ink-3">
        Pictures of up to 5 MB each: save your presentation as PNG or JPEG first. They are deleted a month after the
        class.
      </p>
      <input
        id="slides-files"
        type="file"
        className="min-h-11"
        multiple
        accept={PICTURE_TYPES.join(',')}
        aria-describedby="slides-files-hint"
        disabled={left > 0}
        onChange={(event) => void choose(event)}
      />
    </div>
  )
}
