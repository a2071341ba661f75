/** The pupil's Alipay page (spec 2 §2). */
export { AlipayPage as PayScreen } from '#parts/Payment/AlipayPage.tsx'
