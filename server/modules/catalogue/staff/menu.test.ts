import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { visitor } from '#server/platform/access/actor.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { startTestApp } from '#server/test/app.ts'
import { aPicture } from '#server/modules/media/factory.ts'

const app = await startTestApp()
afterAll(() => app.close())
const staff = app.as(clerk('stf000000000000000052', 'content.view', 'content.edit', 'operations.view'))

const entry = {
  parentKey: null,
  heading: { en: 'Entry' },
  subHeading: null,
  iconUrl: null,
  redirectionUrl: '/plans',
  rank: 1,
  grid: 1,
  description: null,
  entityState: 'ACTIVE' as const,
  isTopCourse: false,
}
const create = (key: string, but: object = {}) =>
  staff.staffMenu.create({ ...entry, key, heading: { en: key }, ...but })

async function move(id: string, parentKey: string | null, rank = 1) {
  const known = await staff.staffMenu.one({ id })
  return staff.staffMenu.update({ ...known, parentKey, rank, reason: 'by the season' })
}

describe('the header menu of the console (H22)', () => {
  it('moves an entry by one change, which families see and the audit has', async () => {
    await create('one', { rank: 1 })
    await create('two', { rank: 2 })
    await create('leaf', { parentKey: 'one' })
    await move('leaf', 'two')
    const { categories } = await app.as(visitor).catalogue.getCourseMenu({})
    const children = categories.map(({ key, children }) => [key, children.map((child) => child.key)])
    expect(children).toEqual([['one', []], ['two', ['leaf']]]) // prettier-ignore
    const { data } = await staff.staffAudit.list({ subject: 'menu/leaf' })
    expect(data.map(({ action, reason }) => [action, reason])).toContainEqual(['menu.update', 'by the season'])
  })

  it('refuses a parent that would hide the entry', async () => {
    await create('top')
    await create('middle', { parentKey: 'top' })
    await create('bottom', { parentKey: 'middle' })
    const refused = (text: string) => ({ code: 'INVALID_INPUT', fieldErrors: { parentKey: text } })
    await expect(move('top', 'bottom')).rejects.toMatchObject(refused('An entry cannot be below itself.'))
    await expect(move('top', 'top')).rejects.toMatchObject(refused('An entry cannot be below itself.'))
    await expect(move('top', 'nobody')).rejects.toMatchObject(
      refused('There is no such entry. Choose one from the list.'),
    )
    const fourth = refused('The menu has three levels. Choose a parent higher up.')
    await expect(create('fourth', { parentKey: 'bottom' })).rejects.toMatchObject(fourth)
    await create('other')
    await expect(move('middle', 'bottom')).rejects.toMatchObject(refused('An entry cannot be below itself.'))
    await create('below-other', { parentKey: 'other' })
    await expect(move('middle', 'below-other')).rejects.toMatchObject(fourth)
    expect((await move('middle', 'other')).parentKey).toBe('other')
  })

  it('keeps the picture that is an icon in the library', async () => {
    const bytes = readFileSync(new URL('../../../seed/media/covers/physics.webp', import.meta.url))
    const pictureId = await aPicture(app.ctx, bytes, { en: 'A small lamp' })
    const { url } = await staff.staffPictures.one({ id: pictureId })
    await create('lamp', { iconUrl: url })
    expect((await staff.staffPictures.one({ id: pictureId })).uses).toEqual([{ resource: 'menu', id: 'lamp' }])
    const known = await staff.staffMenu.one({ id: 'lamp' })
    await staff.staffMenu.update({ ...known, iconUrl: null })
    expect((await staff.staffPictures.one({ id: pictureId })).uses).toEqual([])
  })
})
