// Stories in short upright films, with the consent of who is in them.
import { State } from '../../kit/fields.tsx'
import { PictureInput } from '../../kit/pictures/picture-input.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { StoryFilm } from './story-film.tsx'
import { hiddenUnlessPublished } from '../../kit/live/live-place.ts'

const stories = screen('stories')(({ column, filter, input }) => ({
  label: 'Stories',
  about: 'Films in which families tell how it went. Each needs a consent that has not ended.',
  asText: ({ name, title }) => `${name}: ${title?.en}`,
  filters: [filter('state', { alwaysOn: true })],
  columns: [
    column('position', 'Place'),
    column('title'),
    column('name', 'Name'),
    column('role', 'Role'),
    column('consentUntil', 'Consent until'),
    column('state', { as: State }),
  ],
  defaults: { sectionType: 'PROPAGES', grade: null, target: null, posterId: null, consentProof: '', consentAt: null, consentUntil: null, position: 1, state: 'DRAFT' },
  form: [
    input('title'),
    input('name', 'Name as it is shown'),
    input('role', 'Role'),
    input('course', 'Course', { helperText: 'The course that was taken, as it is shown with the story.' }),
    input('year', 'Year'),
    input('consentProof', 'Proof of consent', { helperText: 'Needed to publish: where the signed consent is kept.' }),
    input('consentAt', 'Consent given on'),
    input('consentUntil', 'Consent ends on', { helperText: 'From then on the story is hidden by itself.' }),
    input('sectionType', 'Section'),
    input('grade', 'Class', { helperText: 'Leave empty for all classes.' }),
    input('target', 'Target', { helperText: 'Leave empty for all targets.' }),
    input('posterId', 'Still picture', { as: PictureInput }),
    input('durationSec', 'Length in seconds', { helperText: 'At most 180.' }),
    input('captions', 'Captions', { multiline: true, helperText: 'A WebVTT text for each language; English is needed to publish.' }),
    input('position', 'Place in the list'),
    input('state', 'State', { helperText: 'Store the film first.' }),
  ],
  live: ({ state, consentUntil }) => ({ path: '/stories', hiddenBecause: hiddenUnlessPublished(state), until: consentUntil }),
  aside: StoryFilm,
})) // prettier-ignore

export const storyScreens: Screen[] = [stories]
