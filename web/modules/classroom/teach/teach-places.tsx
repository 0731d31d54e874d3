import { useLink } from '#web/page/link.ts'

const PLACES = [
  { path: '/teach', name: 'Classes' },
  { path: '/teach/demos', name: 'Demos' },
  { path: '/teach/marking', name: 'Marking' },
  { path: '/teach/remarks', name: 'Remarks' },
  { path: '/teach/leave', name: 'Leave' },
  { path: '/teach/hours', name: 'Hours' },
] as const

/** The pages of the teacher's area. */
export function TeachPlaces({ here }: { readonly here: (typeof PLACES)[number]['path'] }) {
  const link = useLink()
  return (
    <nav aria-label="Teacher’s area">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 border-b border-line">
        {PLACES.map(({ path, name }) => (
          <li key={path}>
            <a
              href={link(path)}
              aria-current={path === here ? 'page' : undefined}
              className={`inline-flex min-h-12 items-center border-b-2 font-semibold ${path === here ? 'border-mor text-mor' : 'border-transparent text-ink-2'}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
