// Demo coupons, one of every kind, and three offers of banks and wallets.
import { nothing, rupees } from '#core/kernel/money.ts'
import { DAY, later } from '#core/kernel/time.ts'
import type { Coupon } from '#core/modules/coupons/coupon.ts'
import type { PaymentOffer } from '#core/modules/coupons/payment-offer.ts'
import { aCoupon, aPaymentOffer } from '#server/modules/coupons/factory.ts'
import type { Ctx } from '#server/platform/context.ts'

/** The hash that a partner's page sends along so that SCHOOL20 is valid. */
export const PARTNER_HASH = 'demo-school-7f3a91'

/** NEET15 is valid only for these courses, so the list must not be empty. */
export async function seedCoupons(ctx: Ctx, neetBundleIds: readonly string[]): Promise<void> {
  const yearEnd = later(ctx.now(), 365 * DAY)
  const over = { startsAt: later(ctx.now(), -120 * DAY), endsAt: later(ctx.now(), -30 * DAY) }
  for (const coupon of [
    ...forEverybody,
    ...forFew,
    { ...neet, entityIds: [...neetBundleIds] },
    { ...monsoon, ...over },
  ])
    await aCoupon(ctx, { endsAt: yearEnd, ...coupon })
  for (const offer of offers) await aPaymentOffer(ctx, { endsAt: yearEnd, ...offer })
}

const forEverybody: readonly Partial<Coupon>[] = [
  {
    code: 'DEEP10',
    redeem: { redeemType: 'PERCENTAGE', redeemValue: 10, maxDiscount: rupees(2_000) },
    courseTypes: ['SUBSCRIPTION'],
    categories: ['HOME', 'PLANS'],
    title: {
      en: '10% off every plan, up to ₹2,000',
      hi: 'हर प्लान पर 10% छूट, ₹2,000 तक',
      ta: 'எல்லாத் திட்டங்களுக்கும் 10% தள்ளுபடி, ₹2,000 வரை',
      mr: 'प्रत्येक प्लॅनवर 10% सवलत, ₹2,000 पर्यंत',
    },
  },
  {
    code: 'FIRST500',
    redeem: { redeemType: 'FIXED', redeemValue: rupees(500), maxDiscount: nothing },
    minimumAmount: rupees(2_000),
    maxUsesPerUser: 1,
    categories: ['PLANS'],
    title: {
      en: '₹500 off, once for each family',
      hi: 'हर परिवार को एक बार ₹500 की छूट',
      ta: 'ஒவ்வொரு குடும்பத்திற்கும் ஒரு முறை ₹500 தள்ளுபடி',
      mr: '₹500 सवलत, प्रत्येक कुटुंबासाठी एकदा',
    },
  },
  {
    code: 'FLAT9999',
    redeem: { redeemType: 'FLAT_PRICE', redeemValue: rupees(9_999), maxDiscount: nothing },
    courseTypes: ['SUBSCRIPTION'],
    grades: [6, 7, 8, 9, 10],
    minimumAmount: rupees(12_000),
    maxUses: 500,
    title: {
      en: 'Classes 6 to 10: any full course for ₹9,999',
      hi: 'कक्षा 6 से 10: कोई भी पूरा कोर्स ₹9,999 में',
      ta: 'வகுப்பு 6 முதல் 10 வரை: எந்த முழுப் படிப்பும் ₹9,999',
      mr: 'इयत्ता 6 ते 10: कोणताही पूर्ण अभ्यासक्रम ₹9,999 मध्ये',
    },
  },
  {
    code: 'TRIAL1',
    couponType: 'TRIAL',
    redeem: { redeemType: 'FLAT_PRICE', redeemValue: rupees(1), maxDiscount: nothing },
    maxUsesPerUser: 1,
    title: {
      en: 'Try a course for ₹1',
      hi: '₹1 में कोर्स आज़माएँ',
      ta: '₹1-க்கு ஒரு படிப்பை முயன்று பாருங்கள்',
      mr: '₹1 मध्ये अभ्यासक्रम वापरून पाहा',
    },
  },
]

const forFew: readonly Partial<Coupon>[] = [
  {
    code: 'ONLYONE',
    redeem: { redeemType: 'FIXED', redeemValue: rupees(1_000), maxDiscount: nothing },
    maxUses: 1,
    title: {
      en: '₹1,000 off, for one family',
      hi: '₹1,000 की छूट, एक परिवार के लिए',
      ta: 'ஒரு குடும்பத்திற்கு ₹1,000 தள்ளுபடி',
      mr: '₹1,000 सवलत, एका कुटुंबासाठी',
    },
  },
  {
    code: 'SCHOOL20',
    redeem: { redeemType: 'PERCENTAGE', redeemValue: 20, maxDiscount: rupees(4_000) },
    partnerHash: PARTNER_HASH,
    title: {
      en: '20% off for families of partner schools, up to ₹4,000',
      hi: 'साझेदार स्कूलों के परिवारों को 20% छूट, ₹4,000 तक',
      ta: 'கூட்டாளிப் பள்ளிகளின் குடும்பங்களுக்கு 20% தள்ளுபடி, ₹4,000 வரை',
      mr: 'भागीदार शाळांच्या कुटुंबांसाठी 20% सवलत, ₹4,000 पर्यंत',
    },
  },
  {
    code: 'SCHOLAR',
    couponType: 'FREE_PASS',
    redeem: { redeemType: 'FLAT_PRICE', redeemValue: nothing, maxDiscount: nothing },
    maxUses: 25,
    maxUsesPerUser: 1,
    title: {
      en: 'Scholarship: nothing to pay',
      hi: 'छात्रवृत्ति: कुछ नहीं देना',
      ta: 'கல்வி உதவித்தொகை: கட்டணம் இல்லை',
      mr: 'शिष्यवृत्ती: काही भरायचे नाही',
    },
  },
]

const neet: Partial<Coupon> = {
  code: 'NEET15',
  redeem: { redeemType: 'PERCENTAGE', redeemValue: 15, maxDiscount: rupees(3_000) },
  categories: ['NEET'],
  title: {
    en: '15% off NEET courses, up to ₹3,000',
    hi: 'NEET के कोर्स पर 15% छूट, ₹3,000 तक',
    ta: 'NEET பாடநெறிகளுக்கு 15% தள்ளுபடி, ₹3,000 வரை',
    mr: 'NEET अभ्यासक्रमांवर 15% सवलत, ₹3,000 पर्यंत',
  },
}

const monsoon: Partial<Coupon> = {
  code: 'MONSOON20',
  redeem: { redeemType: 'PERCENTAGE', redeemValue: 20, maxDiscount: rupees(5_000) },
  categories: ['HOME', 'PLANS'],
  title: { en: 'Monsoon: 20% off', hi: 'मानसून: 20% छूट', ta: 'மழைக்காலம்: 20% தள்ளுபடி', mr: 'पावसाळा: 20% सवलत' },
}

const offers: readonly Partial<PaymentOffer>[] = [
  {
    categories: ['HOME', 'PLANS'],
    paymentMethod: 'CARD',
    title: {
      en: '5% back with RuPay credit cards',
      hi: 'RuPay क्रेडिट कार्ड पर 5% वापस',
      ta: 'RuPay கிரெடிட் கார்டில் 5% திரும்பக் கிடைக்கும்',
      mr: 'RuPay क्रेडिट कार्डवर 5% परत',
    },
    text: {
      en: 'Up to ₹500, paid to your card by your bank within 90 days.',
      hi: '₹500 तक, आपका बैंक 90 दिनों में आपके कार्ड में देगा।',
      ta: '₹500 வரை; உங்கள் வங்கி 90 நாட்களுக்குள் கார்டில் செலுத்தும்.',
      mr: '₹500 पर्यंत, 90 दिवसांत तुमची बँक तुमच्या कार्डवर जमा करते.',
    },
  },
  {
    categories: ['PLANS'],
    paymentMethod: 'UPI',
    title: { en: '₹50 back with UPI', hi: 'UPI पर ₹50 वापस', ta: 'UPI-இல் ₹50 திரும்பக் கிடைக்கும்', mr: 'UPI ने ₹50 परत' },
    text: {
      en: 'On a first payment of ₹1,000 or more, by your UPI app.',
      hi: '₹1,000 या उससे ज़्यादा के पहले भुगतान पर, आपके UPI ऐप से।',
      ta: '₹1,000 அல்லது அதற்கு மேற்பட்ட முதல் கட்டணத்திற்கு, உங்கள் UPI செயலி வழங்கும்.',
      mr: '₹1,000 किंवा अधिकच्या पहिल्या पेमेंटवर, तुमच्या UPI ॲपकडून.',
    },
  },
  {
    categories: ['PLANS'],
    paymentMethod: 'NETBANKING',
    title: {
      en: '2% back with netbanking',
      hi: 'नेटबैंकिंग पर 2% वापस',
      ta: 'நெட்பேங்கிங்கில் 2% திரும்பக் கிடைக்கும்',
      mr: 'नेटबँकिंगवर 2% परत',
    },
    text: {
      en: 'Up to ₹250, paid to your account by your bank within 90 days.',
      hi: '₹250 तक, आपका बैंक 90 दिनों में आपके खाते में देगा।',
      ta: '₹250 வரை; உங்கள் வங்கி 90 நாட்களுக்குள் கணக்கில் செலுத்தும்.',
      mr: '₹250 पर्यंत, 90 दिवसांत तुमची बँक तुमच्या खात्यात जमा करते.',
    },
  },
]
