import { recordedClasses } from '#server/modules/catalogue/index.ts'
import { noticeChecks } from '#server/modules/notices/index.ts'
import { defineModule } from '#server/platform/module.ts'
import { ownedThings } from '#server/platform/access/points/owned-things.ts'
import { calendar } from '#server/platform/points/calendar.ts'
import { feed } from '#server/platform/points/feed.ts'
import { sitemapPages } from '#server/platform/points/sitemap-pages.ts'
import { streamTopics } from '#server/platform/points/stream-topics.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { clearBroadcastsJob, countExpectedJob, followBroadcastsJob } from './broadcast/broadcast-jobs.ts'
import { beginBroadcastJob } from './broadcast/run-broadcast.ts'
import { offerSeatsJob } from './batches/offer-seats.ts'
import { closeClassesJob } from './attendance/close-classes.ts'
import { correctionStaff, correctionsWaiting } from './attendance/correct-late.ts'
import { household } from './attendance/household.ts'
import { batchListener, generateAllJob, generateBatchJob } from './generate/generate-jobs.ts'
import { calendarEntries } from './families/calendar.ts'
import { classCards } from './families/feed.ts'
import { freeClassPaths } from './free/list-free-classes.ts'
import { remindJob } from './families/remind.ts'
import { batchFullListener } from './families/tell-batch-full.ts'
import { tellChangesJob } from './families/tell-changes.ts'
import { tellLateJob } from './families/tell-late.ts'
import { isClassCurrent } from './families/is-current.ts'
import { classroomMessages } from './reference/messages.ts'
import { classroomReference } from './reference/rows.ts'
import { leaveStaff, leaveWaiting } from './leave/decide-leave.ts'
import { remarkStaff, remarksWaiting } from './remarks/decide-remark.ts'
import { silenceListener } from './room/silence-withdrawn.ts'
import { topics } from './room/topics.ts'
import { beginRecordingJob, expireRecordingsJob, followRecordingsJob } from './recording/recording-jobs.ts'
import { deleteFilmJob, deletionsWaiting, deletionStaff } from './recording/delete-recording.ts'
import { listRecordedClasses } from './recording/store-replays.ts'
import { recordingStaff, recordingsWaiting } from './recording/staff-recordings.ts'
import { roomHook } from './room/webhook.ts'
import { expireSlidesJob } from './slides/expire-slides.ts'
import { clearDocumentsJob, documentsStaff, documentsWaiting } from './teachers/teacher-documents.ts'
import { keepRecordsJob, teacherRecordsStaff, teacherRecordsWaiting } from './teachers/teacher-records.ts'
import { classroomRoutes } from './routes.ts'
import { classesWaiting, classroomStaff } from './staff/resources.ts'
import { roomsStaff, roomsWaiting } from './staff/rooms.ts'
import { ownLeave } from './leave/ask-for-leave.ts'
import { ownClass } from './teaching/own-class.ts'

const broadcastJobs = [countExpectedJob, beginBroadcastJob, followBroadcastsJob, clearBroadcastsJob]
const recordingJobs = [beginRecordingJob, followRecordingsJob, expireRecordingsJob, deleteFilmJob]

export const classroom = defineModule({
  name: 'classroom',
  contributes: [
    recordedClasses(listRecordedClasses),
    ownedThings({ taughtClass: ownClass, leave: ownLeave }),
    calendar(calendarEntries),
    feed(classCards),
    sitemapPages(freeClassPaths),
    workQueues(
      ...classesWaiting,
      ...roomsWaiting,
      ...teacherRecordsWaiting,
      ...documentsWaiting,
      ...recordingsWaiting,
      ...deletionsWaiting,
      ...correctionsWaiting,
      ...leaveWaiting,
      ...remarksWaiting,
    ),
    noticeChecks({ 'class-soon': isClassCurrent }),
    streamTopics(topics),
  ],
  operations: [
    ...classroomRoutes,
    ...classroomStaff,
    ...roomsStaff,
    ...teacherRecordsStaff,
    ...documentsStaff,
    ...recordingStaff,
    ...deletionStaff,
    ...correctionStaff,
    ...leaveStaff,
    ...remarkStaff,
  ],
  listeners: [batchListener, batchFullListener, silenceListener],
  messages: classroomMessages,
  reference: classroomReference,
  jobs: [
    generateAllJob,
    generateBatchJob,
    remindJob,
    tellChangesJob,
    closeClassesJob,
    tellLateJob,
    offerSeatsJob,
    ...recordingJobs,
    ...broadcastJobs,
    expireSlidesJob,
    keepRecordsJob,
    clearDocumentsJob,
  ],
  hooks: [roomHook],
  household,
})
