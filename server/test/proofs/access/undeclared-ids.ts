// The ids that calls of families and teachers take and do not declare by `owns`, with the reasons. A new one belongs to one of the
// groups, or its endpoint declares it.

/** Everybody may name it. The learner's place in the class, course or webinar is looked up next. */
const OF_EVERYBODY = [
  'classroom.rateClass id',
  'classroom.getClass id',
  'classroom.joinClass id',
  'classroom.listenToClass id',
  'classroom.reportPresence id',
  'classroom.raiseHand id',
  'classroom.getBroadcast id',
  'classroom.getPane id',
  'classroom.askTeacher id',
  'classroom.voteQuestion id',
  'classroom.answerQuestion id',
  'lessons.getLesson id',
  'lessons.reportWatching id',
  'lessons.getReplay id',
  'lessons.reportReplay id',
  'lessons.getReplayCaptions id',
  'lessons.getCaptions id',
  'lessons.getAiLesson id',
  'lessons.answerAiLesson id',
  'library.reportResource id',
  'onboarding.getUserCourses id',
  'talks.voteForQuestion id',
  'webinars.getFilm id',
  'webinars.reportFilm id',
  'webinars.getCaptions id',
]

/** The statement that reads or changes the row names the household, the learner or the teacher: another's row is not found by it. */
const COMPARED_BY_THE_STATEMENT = [
  'instalments.payInstalmentForBundle instalmentId',
  'invoices.getInvoice orderId',
  'invoices.getInvoicePdf orderId',
  'invoices.listCreditNotes orderId',
  'invoices.getCreditNotePdf orderId',
  'invoices.getCreditNotePdf refundId',
  'mandates.getMandate mandateId',
  'mandates.skipDebit mandateId',
  'mandates.skipDebit debitId',
  'mandates.pauseMandate mandateId',
  'mandates.resumeMandate mandateId',
  'mandates.revokeMandate mandateId',
  'notices.readNotice noticeId',
  'predictorLists.getChoiceList id',
  'predictorLists.putChoiceList id',
  'profiles.saveAddress addressId',
  'profiles.deleteAddress addressId',
  'sessions.endSession sessionId',
  'demosTeaching.acceptOffer id',
  'demosTeaching.writeOutcome id',
]

/** An order is read with its newest attempt to pay, in one statement, and another household's is answered as none: `findOwnOrder`. */
const ORDERS = [
  'orders.getOrderInfo orderId',
  'orders.getRefundEstimate orderId',
  'payments.startPayment orderId',
  'payments.getOrderStatus orderId',
  'payments.returnFullBatch orderId',
  'payments.sendOtp orderId',
]

/** Only its owner can know it, or it is compared with the session itself. */
const SECRETS_AND_SESSIONS = [
  'classroom.reportPresence visit',
  'classroom.raiseHand visit',
  'classroom.getBroadcast visit',
  'contacts.changePhone verificationId',
  'contacts.changeEmail verificationId',
  'households.takeOver verificationId',
  'onboarding.verifyWhatsAppNumber verificationId',
  'enrolments.enrolmentByIdAndUniqueId uniqueId',
  'households.answerInvitation invitationId',
  'partners.authenticateTataSkyUser hashSid',
  'payments.listCards customer_id',
  'sales.acceptOffer leadId',
  'support.endView viewId',
]

/** It is looked for within the learner or the class that the call declares, or among the learners whom the teacher has taught. */
const WITHIN_WHAT_IS_DECLARED = [
  'households.endGuardian accountId',
  'classroomTeaching.letSpeak learnerId',
  'classroomTeaching.lowerHand learnerId',
  'classroomTeaching.removeLearner learnerId',
  'classroomTeaching.correctAttendance learnerId',
  'classroomTeaching.askClass key',
  'classroomTeaching.writeRemark learnerId',
]

const OF_THEIR_OWN: Readonly<Record<string, string>> = {
  'attempts.saveResponses aid': 'answers are saved with one statement, which compares the learner',
  'demos.confirm id': 'a demo is found by the session or by a signed link, in one place for four calls',
  'demos.join id': 'the same',
  'orders.buyItems userId': 'the learner is part of the request that the idempotency key remembers',
  'orders.rechargeAccount userId': 'the same',
  'orders.checkIfHasPaidOrders userId': 'its refusals are reported too: learning spec, section 7',
  'uploads.getFile key': 'a learner’s file is read by everyone who acts for the learner',
}

export const UNDECLARED_IDS: readonly string[] = [
  ...OF_EVERYBODY,
  ...COMPARED_BY_THE_STATEMENT,
  ...ORDERS,
  ...SECRETS_AND_SESSIONS,
  ...WITHIN_WHAT_IS_DECLARED,
  ...Object.keys(OF_THEIR_OWN),
]
