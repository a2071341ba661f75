/**
 * Address → screen, for everybody; roleScreens.ts has those of a role. A screen's file lies where
 * its address says; each loads when it is first opened.
 */
import { patterns } from '#client/paths.ts'
import type { LoadScreen } from './LazyScreen.tsx'

export type ScreenEntry = { path: string; load: LoadScreen }

/** Nobody has to be signed in. */
export const publicScreens: ScreenEntry[] = [
  {
    path: patterns.login,
    load: async () => (await import('#screens/public/login/LoginScreen.tsx')).LoginScreen,
  },
  {
    path: patterns.firstSignIn,
    load: async () =>
      (await import('#screens/public/login/first/FirstSignInScreen.tsx')).FirstSignInScreen,
  },
  {
    path: patterns.register,
    load: async () => (await import('#screens/public/register/RegisterScreen.tsx')).RegisterScreen,
  },
  {
    path: patterns.words,
    load: async () => (await import('#screens/public/words/WordsScreen.tsx')).WordsScreen,
  },
  {
    path: patterns.forget,
    load: async () => (await import('#screens/public/forget/ForgetScreen.tsx')).ForgetScreen,
  },
  {
    path: patterns.join,
    load: async () => (await import('#screens/public/join/JoinScreen.tsx')).JoinScreen,
  },
  {
    path: patterns.promotion,
    load: async () => (await import('#screens/public/svip/PromotionScreen.tsx')).PromotionScreen,
  },
  {
    path: patterns.entitlement,
    load: async () =>
      (await import('#screens/public/rqCode/EntitlementScreen.tsx')).EntitlementScreen,
  },
  {
    path: patterns.browserInfo,
    load: async () =>
      (await import('#screens/public/test/BrowserInfoScreen.tsx')).BrowserInfoScreen,
  },
  {
    path: patterns.evaCorrection,
    load: async () =>
      (await import('#screens/public/practice/evacorrection/EvaCorrectionScreen.tsx'))
        .EvaCorrectionScreen,
  },
  {
    path: patterns.sharedReport,
    load: async () =>
      (await import('#screens/public/shareRep/SharedReportScreen.tsx')).SharedReportScreen,
  },
]
