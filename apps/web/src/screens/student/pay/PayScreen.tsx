/** The pupil's Alipay page. */
export { AlipayPage as PayScreen } from '#parts/Payment/AlipayPage.tsx'
