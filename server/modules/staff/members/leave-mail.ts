// A teacher reads by mail how staff have decided their leave.
import { LeaveDecided } from '#core/modules/classroom/events.ts'
import { showDate } from '#core/kernel/time.ts'
import { startOfDay } from '#core/modules/classroom/week.ts'
import { findLeave } from '#server/modules/classroom/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { findMember, findTeachersMember } from '../store.ts'

/** A teacher without a login has no address. */
export const leaveMailListener = listener('staff.mail-leave', LeaveDecided, async (ctx, { leaveId }) => {
  const leave = await findLeave(ctx.db, leaveId)
  if (leave?.status !== 'APPROVED' && leave?.status !== 'REFUSED') return
  const memberId = await findTeachersMember(ctx.db, leave.teacherId)
  const member = memberId === undefined ? undefined : await findMember(ctx.db, memberId)
  if (!member?.isActive) return
  const [first, last] = [leave.firstDay, leave.lastDay].map((day) => showDate(startOfDay(day), 'en'))
  await sendMessage(ctx, {
    key: leave.status === 'APPROVED' ? 'staff-leave-approved' : 'staff-leave-refused',
    channel: 'MAIL',
    to: member.email,
    lang: 'en',
    subject: leaveId,
    values: {
      name: member.name,
      days: first === last ? String(first) : `${first} – ${last}`,
      note: leave.note ? `Answer: ${leave.note}` : '',
      link: `${ctx.settings.publicUrl}/teach/leave`,
    },
  })
})
