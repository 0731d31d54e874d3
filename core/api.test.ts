import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { api } from './api.ts'

const endpoints = Object.entries(api).flatMap(([module, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ module, name, endpoint })),
)
const addresses = endpoints.flatMap(
  ({
    endpoint: { method, path, also = [], older = [] },
  }: (typeof endpoints)[number] & { endpoint: { also?: readonly string[]; older?: readonly string[] } }) =>
    [path, ...also, ...older].map((each) => `${method} ${each.replace(/:(\w+)/g, '{$1}')}`),
)

// The calls of both specifications that the finished modules owe, by their ids there.
test.each([
  ['C01', 'GET /course/course-menu'],
  ['C02', 'GET /storefront/course-list'],
  ['C03', 'GET /storefront/grade-board'],
  ['C04', 'GET /storefront/target'],
  ['C05', 'GET /bundle/listing/topic-specific-courses'],
  ['C06', 'GET /bundle/getGroupsNameHeading'],
  ['C07', 'GET /ai-live/grade-board'],
  ['C08', 'GET /ai-live/target'],
  ['C09', 'GET /ai-live/course-list'],
  ['C10', 'GET /ai-live/batch-detail'],
  ['C11', 'GET /ai-live/course-curriculum'],
  ['C12', 'GET /short-program/grade-board'],
  ['C13', 'GET /short-program/target'],
  ['C14', 'GET /short-program/course-list'],
  ['C15', 'GET /subscriptionProgram/getSubscriptionProgram'],
  ['C16', 'GET /subscriptionProgram/getSubscriptionProgramForGrade'],
  ['C17', 'GET /subscriptionProgram/getSubscriptionProgramGrades'],
  ['C18', 'GET /subscriptionProgram/getSubscriptionNameForGrade'],
  ['C19', 'GET /subscriptionProgram/getFullSubscriptionPlan'],
  ['C20', 'GET /subscriptionProgram/curriculum'],
  ['C21', 'GET /subscriptionProgram/gradeTargetYearForUser'],
  ['C22', 'GET /payment/getBaseSubscriptionPlan'],
  ['C23', 'GET /bundle/public/{bundleId}'],
  ['C24', 'POST /bundle/getBundles'],
  ['C25', 'GET /premium/findById'],
  ['C26', 'GET /bundle/getUserLatestPlan'],
  ['C27', 'POST /getBasicTeacherInfoByIds'],
  ['C28', 'GET /board/getBoards'],
  ['C29', 'GET /board/getBoardsMap'],
  ['C30', 'GET /school/getSchools'],
  ['C31', 'POST /coupons/checkValidity'],
  ['C32', 'POST /dinero/coupons/checkValidity'],
  ['C33', 'GET /category/getCouponCodeByCategory'],
  ['C34', 'GET /category/getPaymentOfferByCategory'],
  ['C35', 'POST /payment/details/offers'],
  ['C36', 'GET /payment/getPaymentMessageStrip'],
  ['C38', 'POST /payment/getMaximumTenureForAmount'],
  ['C39', 'GET /payment/{gateway}/instrument-details'],
  ['C40', 'GET /payment/details/{gateway}/customer-id'],
  ['C44', 'GET /payment/list/cards'],
  ['C45', 'POST /payment/getEMICards'],
  ['C56', 'POST /payment/v2/otp-request'],
  ['C37', 'POST /payment/getOrderInfo'],
  ['C41', 'GET /account/v2/getAccountInfo'],
  ['C42', 'GET /account/checkAnyPreviousOrders'],
  ['C43', 'GET /account/checkIfHasPaidOrders'],
  ['C46', 'GET /bundle/checkEnrolment'],
  ['C47', 'GET /bundle/getEnrolments'],
  ['C48', 'GET /bundle/getInstalments'],
  ['C49', 'POST /dinero/payment/prepareInstalments'],
  ['C50', 'POST /dinero/payment/buyItems'],
  ['C51', 'POST /bundle/payInstalmentForBundle'],
  ['C52', 'POST /payment/v2/rechargeAccount'],
  ['C53', 'POST /payment/validate-vpa'],
  ['C54', 'GET /payment/v2/juspay-order-status/{orderId}'],
  ['C55', 'POST /payment/v2/payment-request'],
  ['C57', 'GET /salesc/enrollment/isValidUser'],
  ['C58', 'GET /salesc/enrollment/getSalesConfirmationDetails'],
  ['C59', 'GET /salesc/enrollment/getBundleDetails'],
  ['C60', 'GET /salesc/enrollment/getCourseInfo'],
  ['C61', 'GET /salesc/enrollment/getClassTimings'],
  ['C62', 'GET /salesc/enrollment/getCourseWiseSessionInfo'],
  ['C63', 'POST /salesc/enrollment/getTeacherInfo'],
  ['C64', 'POST /clickstream/postLSActivities/productBuyOrLanding'],
  ['L01', 'GET /homefeed/getHomeFeedForWeb'],
  ['L01', 'GET /homefeed/getHomeFeedForWeb/{id}'],
  ['L02', 'GET /homefeed/master-class'],
  ['L03', 'GET /homepage/config'],
  ['L04', 'GET /homepage/offerings/student'],
  ['L06', 'GET /profile/checkIfGradeUpgraded'],
  ['L07', 'POST /profile/updateGradeLastUpdatedAt'],
  ['L08', 'GET /enroll/hasEnrolledELCourse'],
  ['L14', 'GET /v2/demo/booking'],
  ['L-25', 'POST /v2/demo/booking'],
  ['L-25', 'PUT /v2/demo/booking/{id}/reschedule'],
  ['L-25', 'DELETE /v2/demo/booking/{id}'],
  ['L-25', 'POST /v2/demo/booking/{id}/join'],
  ['L-25', 'GET /v2/demo/slots'],
  ['L-25', 'GET /v2/demo/ondemand'],
  ['L-25', 'POST /v2/demo/ondemand/join'],
  ['L34', 'POST /userAuth/v1/createUserForOrg'],
  ['L35', 'GET /agent-mapping/isValidUser'],
  ['L54', 'GET /onboarding/info'],
  ['L55', 'POST /onboarding/update-task'],
  ['L56', 'POST /onboarding/insertInitialOnboardingInformation'],
  ['L57', 'POST /v2/editProfile'],
  ['L58', 'GET /getUserById'],
  ['L59', 'GET /pincode/{pin}'],
  ['L60', 'GET /batch-group/details'],
  ['L61', 'GET /onboarding/auto-enrolled-batches/{id}'],
  ['L62', 'GET /batch/getBatchScheduleAndTeacherMetaData'],
  ['L63', 'GET /onboarding/tatva-delivery-info'],
  ['L64', 'GET /cmds/test/benchmark-tests'],
  ['L65', 'GET /bundle-enrolment/active-enrollment'],
  ['L66', 'GET /bundle/{id}/user/courses'],
  ['L67', 'POST /onboarding/capture-video-watched-time'],
  ['L68', 'POST /onboarding/verify-whatsApp-number'],
  ['L69', 'GET /static/JSON/splash.json'],
  ['L70', 'GET /getLoginData'],
  ['L71', 'POST /verifyOTP'],
  ['L72', 'POST /login/verifyOTP'],
  ['L73', 'POST /editProfile'],
  ['L74', 'POST /signUpUser'],
  ['L75', 'POST /preLoginVerification'],
  ['L76', 'POST /preSignUpVerification'],
  ['L77', 'POST /login/auth'],
  ['L78', 'POST /profile/editUserProfile'],
  ['L79', 'POST /resendPreLoginVerificationOTP'],
  ['L80', 'POST /newPhoneVerification'],
  ['L81', 'POST /createUserDetailsForExistingUserAndSendEmail'],
  ['L82', 'POST /profileBuilderPostLogin'],
  ['L83', 'POST /info/preBookingVerification'],
  ['L85', 'GET /getUserProfile'],
  ['L86', 'GET /profile/web/student'],
  ['L87', 'GET /user-profile-questions/v2/flows'],
  ['L88', 'POST /user/logout'],
  ['L89', 'POST /tatasky/authenticateUser'],
  ['L90', 'GET /payment/getTataSkyUser'],
  ['L91', 'GET /enroll/getUserActiveEnrollments'],
  ['L92', 'GET /enroll/enrolmentByIdAndUniqueId'],
  ['L93', 'GET /platform/adminaccess/adminFeatures'],
  ['L94', 'GET /userLifeCycle/getUserState'],
])('%s is %s', (_, address) => {
  expect(addresses).toContain(address)
})

describe('the contract', () => {
  it('has the groups of every module that exports some, named after it or, for staff, beginning with "staff"', async () => {
    const folders = await readdir(join(import.meta.dirname, 'modules'))
    const found: string[] = []
    for (const folder of folders) {
      const contract = (await import(`./modules/${folder}/contract.ts`)) as object
      const isItsOwn = (group: string) =>
        group.startsWith(folder) || group.startsWith('staff') || group === 'payRequests'
      expect(Object.keys(contract).filter((group) => !isItsOwn(group))).toEqual([])
      found.push(...Object.keys(contract))
    }
    expect(Object.keys(api).toSorted()).toEqual(found.toSorted())
  })

  it('answers each address once', () => {
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('says of each endpoint what it is for', () => {
    expect(endpoints.filter(({ endpoint }) => endpoint.summary.length < 10).map(({ name }) => name)).toEqual([])
  })

  it('changes nothing by GET', () => {
    const changing = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && 'idempotent' in endpoint)
    expect(changing).toEqual([])
  })
})
