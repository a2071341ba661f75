/** The teacher's Alipay page (spec 3 §2). */
export { AlipayPage as AlipayScreen } from '#parts/Payment/AlipayPage.tsx'
