// Master talks: speaker, stage, meter, quiz; the board of questions; feedback; the helpline. Operations console, O08.
import { State } from '../../kit/fields.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'

const talks = screen('talks')(({ column, input }) => ({
  label: 'Master talks',
  about: 'Talks of guests: the speaker, the quiz and the coupon for it.',
  asText: ({ speakerName }) => speakerName,
  columns: [
    column('speakerName', 'Speaker'),
    column('webinarId', 'Talk', { of: 'webinars' }),
    column('phaseOverride', 'Stage set by staff', { as: State }),
    column('waiting', 'Questions to read'),
    column('ratings', 'Ratings'),
    column('rating', 'Mean rating'),
    column('createdAt', 'Made'),
  ],
  defaults: { hasMeter: false, quizPaperId: null, quizMarks: null, couponPoolId: null },
  whenNew: [
    input('webinarId', 'Talk', {
      of: 'webinars',
      filter: { type: 'TALK' },
      helperText: 'A webinar of the type “Talk”, which has the title, hour and places.',
    }),
  ],
  form: [
    input('speakerName', 'Speaker', { helperText: 'As families read it, for example “Dr Meera Krishnan”.' }),
    input('speakerRole', 'Who the speaker is', { helperText: 'A few words, for example “Engineer of weather satellites”.' }),
    input('speakerText', 'About the speaker', { helperText: 'Two or three sentences on the page of the talk.', multiline: true }),
    input('phaseOverride', 'Stage', { helperText: 'Leave empty to follow the clock; a change needs a reason.' }),
    input('hasMeter', 'Stress meter', { helperText: 'Learners say from 1 to 5 how stressed they are.' }),
    input('quizPaperId', 'Quiz', { of: 'papers', helperText: 'A free test with one attempt and results at once.' }),
    input('quizMarks', 'Marks for a coupon', { helperText: 'From so many on; leave empty if no coupon is given.' }),
    input('couponPoolId', 'Coupon with codes', { of: 'coupons', helperText: 'As many coupons are given as it has codes.' }),
  ],
  live: ({ webinarId }) => ({ of: 'webinars', id: webinarId }),
})) // prettier-ignore

const questions = screen('talk-questions')(({ column, filter }) => ({
  label: 'Questions to speakers',
  about: 'Questions that learners ask a speaker. Only approved ones are shown.',
  whenEmpty: 'Families ask while they wait for a talk.',
  asText: ({ text }) => text,
  filters: [filter('state', { alwaysOn: true }), filter('webinarId', 'Talk', { of: 'webinars', alwaysOn: true })],
  columns: [
    column('askedAt', 'Asked'),
    column('webinarId', 'Talk', { of: 'webinars' }),
    column('text', 'Question'),
    column('votes', 'Votes'),
    column('state', { as: State }),
  ],
  bulk: [
    { label: 'Approve', change: { state: 'APPROVED' } },
    { label: 'Answered', change: { state: 'ANSWERED' } },
    { label: 'Refuse', change: { state: 'REJECTED' } },
  ],
}))

const feedback = screen('talk-feedback')(({ column, filter }) => ({
  label: 'Feedback on talks',
  about: 'How learners liked a talk, and what they wrote about it.',
  whenEmpty: 'Families rate a talk when it is over.',
  asText: ({ rating, text }) => `${rating}: ${text}`,
  filters: [filter('webinarId', 'Talk', { of: 'webinars', alwaysOn: true }), filter('rating', 'Rating')],
  columns: [
    column('givenAt', 'Given'),
    column('webinarId', 'Talk', { of: 'webinars' }),
    column('rating', 'Rating'),
    column('text', 'Words'),
  ],
}))

const helpline = screen('talk-helpline')(({ column, input }) => ({
  label: 'Helpline text',
  about: 'The words and the number that are shown to a learner who feels stressed.',
  asText: () => 'Helpline',
  columns: [column('text', 'Text')],
  form: [
    input('text', 'Text', {
      multiline: true,
      helperText: 'Only a learner who answers 5 on the stress meter reads it, so call the number first.',
    }),
  ],
  mayCreate: false,
})) // prettier-ignore

export const talkScreens: Screen[] = [talks, questions, feedback, helpline]
