import { getConfig } from '@lingui/conf'
import { getCatalogs } from '@lingui/cli/api'
import { describe, expect, it } from 'vitest'

const catalogs = await getCatalogs(getConfig())

describe('the catalogues', () => {
  // The build fails on untranslated messages in a catalogue. This test finds a message that is missing from the
  // catalogues altogether.
  it.each(catalogs.map((catalog) => [catalog.name ?? '', catalog] as const))(
    '%s holds every message of its pages and no other: `npm run messages` sees to it',
    async (_, catalog) => {
      const written = Object.keys((await catalog.collect()) ?? {})
      const kept = Object.keys((await catalog.read('en')) ?? {})
      expect(kept.toSorted()).toEqual(written.toSorted())
    },
    30_000,
  )
})
