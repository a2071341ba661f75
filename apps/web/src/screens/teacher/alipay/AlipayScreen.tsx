/** The teacher's Alipay page. */
export { AlipayPage as AlipayScreen } from '#parts/Payment/AlipayPage.tsx'
