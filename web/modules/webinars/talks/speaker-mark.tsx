import { Kandil } from '#web/ui/brand/kandil.tsx'

/** The speaker's initials on a lantern of twelve facets. The name is in the text next to it. */
export function SpeakerMark({ name, size = 88 }: { readonly name: string; readonly size?: number }) {
  const initials = name.split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? '').join('') // prettier-ignore
  return (
    <span className="relative grid shrink-0 place-items-center" aria-hidden="true">
      <Kandil of={12} size={size} tassel={false} />
      <span className="absolute grid size-10 place-items-center rounded-full bg-surface text-sm font-bold">
        {initials}
      </span>
    </span>
  )
}
