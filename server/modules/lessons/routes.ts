import { aiLessonApi } from '#core/modules/lessons/ai/api.ts'
import { lessonsApi } from '#core/modules/lessons/api.ts'
import { sampleApi } from '#core/modules/lessons/sample.ts'
import { lessonsStaffApi } from '#core/modules/lessons/staff-api.ts'
import { done, routes } from '#server/platform/call.ts'
import { answerAiLesson, viewAiLesson } from './ai/follow-lesson.ts'
import { readCaptions, reportWatching, viewLesson } from './learn/open-lesson.ts'
import { readReplayCaptions, reportReplay, viewReplay } from './learn/replays.ts'
import { viewCourse, viewLearning } from './learn/view-course.ts'
import { viewSample } from './sample/view-sample.ts'
import { askPart, beginUpload, finishUpload, requireUpload, viewUpload } from './staff/upload-file.ts'
import { setTest } from './staff/set-test.ts'
import { setCaptions, setRecordingCaptions, viewContent, viewRecordingCaptions } from './staff/view-content.ts'

export const lessonsRoutes = [
  ...routes(aiLessonApi, {
    getAiLesson: viewAiLesson,
    answerAiLesson,
  }),
  ...routes(lessonsApi, {
    getLearning: viewLearning,
    getCourseLessons: viewCourse,
    getLesson: viewLesson,
    reportWatching,
    getReplay: viewReplay,
    reportReplay,
    getReplayCaptions: readReplayCaptions,
    getCaptions: readCaptions,
  }),
  ...routes(sampleApi, {
    getCourseSample: async (ctx, ask) => ({ sample: await viewSample(ctx, ask) }),
  }),
  ...routes(lessonsStaffApi.staffLessonFiles, {
    getContent: (ctx, { id }) => viewContent(ctx, id),
    beginUpload,
    getUpload: async (ctx, { id }, { actor }) => viewUpload(ctx, await requireUpload(ctx, actor, id)),
    askPart,
    finishUpload: (ctx, { id }, { actor }) => finishUpload(ctx, actor, id),
    setCaptions: done(setCaptions),
    setTest: done(setTest),
    getRecordingCaptions: (ctx, { id }) => viewRecordingCaptions(ctx, id),
    setRecordingCaptions: done(setRecordingCaptions),
  }),
]
