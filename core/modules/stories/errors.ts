import { defineErrors } from '#core/kernel/error.ts'

export const storyStaffErrors = defineErrors({
  STORY_NEEDS_CONSENT: [409, 'Enter the proof of consent, the day it was given and the day it ends, which is still to come.'],
  STORY_HAS_NO_FILM: [409, 'Store the film before you publish the story.'],
  STORY_NEEDS_CAPTIONS: [409, 'Captions are a WebVTT text: it begins with WEBVTT. English ones are needed to publish.'],
  NOT_THE_ANNOUNCED_FILM: [409, 'The film is missing, or neither MP4 nor WebM. Choose it again.'],
}) // prettier-ignore
