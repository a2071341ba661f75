/** The browser: what is typed and must not be lost, and what a tap does. */
import type { Fault } from '../fault.ts'

const DRAFTS = 'apps/web/src/drafts'
const CLIENT = 'apps/web/src/client'
const STORE_TEST = `${DRAFTS}/draftStore.test.ts`
const OPENING_TEST = `${DRAFTS}/opening.test.ts`
const DEVICE_TEST = `${DRAFTS}/deviceStores.test.ts`

export const WEB_FAULTS: readonly Fault[] = [
  {
    id: 'drafts/unconfirmed-kept',
    file: `${DRAFTS}/draftStore.ts`,
    from: '    unconfirmed = []\n',
    to: '',
    tests: [STORE_TEST],
    why: 'a text put back on another device would be overwritten without asking',
    isShort: true,
  },
  {
    id: 'drafts/unconfirmed-forgotten',
    file: `${DRAFTS}/draftStore.ts`,
    from: 'if (!unconfirmed.some((each) => isSame(each, sent))) unconfirmed.push(sent)',
    to: 'unconfirmed = [sent]',
    tests: [STORE_TEST],
    why: 'after two lost answers a pupil would be asked to choose between two own texts',
  },
  {
    id: 'drafts/used-up-forgotten',
    file: `${DRAFTS}/draftStore.ts`,
    from: '      unconfirmed.push(sent)\n      return answer',
    to: '      return answer',
    tests: [STORE_TEST],
    why: 'where no use is left, the saved text would come back as somebody else’s',
  },
  {
    id: 'drafts/failure-stays',
    file: `${DRAFTS}/draftStore.ts`,
    from: '    hasFailed = false\n    await',
    to: '    await',
    tests: [STORE_TEST],
    why: 'once offline, every later change would be said not to have been saved',
  },
  {
    id: 'drafts/overtaken-overwrites',
    file: `${DRAFTS}/draftStore.ts`,
    from: 'if (!unconfirmed.some((each) => isSame(each, theirs.draft))) {',
    to: 'if (unconfirmed.length === 0) {',
    tests: [STORE_TEST],
    why: 'after one lost answer any text of another device would be overwritten',
  },
  {
    id: 'drafts/old-copy-restored',
    file: `${DRAFTS}/opening.ts`,
    from: 'unsent.length === 1 && version <= first.baseVersion',
    to: 'unsent.length === 1',
    tests: [OPENING_TEST],
    why: 'a forgotten copy would come back over what was written elsewhere',
  },
  {
    id: 'drafts/one-tab-lost',
    file: `${DRAFTS}/opening.ts`,
    from: 'unsent.length === 1 && version <= first.baseVersion',
    to: 'version <= first.baseVersion',
    tests: [OPENING_TEST],
    why: 'of two tabs that went on separately one would be lost',
  },
  {
    id: 'drafts/discards-everything',
    file: `${DRAFTS}/journal.ts`,
    from: 'entries.filter((entry) => !texts.some((text) => isSameText(entry, text))),',
    to: 'texts.length === 0 ? entries : [],',
    tests: [DEVICE_TEST],
    why: 'a save in one tab would throw away what another tab has not sent',
  },
  {
    id: 'drafts/write-replaces-all',
    file: `${DRAFTS}/journal.ts`,
    from: '!isSameText(each, entry) && !(replaces && isSameText(each, replaces))',
    to: '!isSameText(each, entry) && !replaces',
    tests: [DEVICE_TEST],
    why: 'typing in one tab would throw away the text of another',
  },
  {
    id: 'drafts/copies-of-everybody',
    file: `${DRAFTS}/offlineCache.ts`,
    from: "getAll('desks', rangeOf(owner))",
    to: "getAll('desks')",
    tests: [DEVICE_TEST],
    why: 'on a shared tablet a pupil would see the essays of the one before',
  },
  {
    id: 'client/double-tap',
    file: `${CLIENT}/action.ts`,
    from: 'if (running.has(tap)) return { isDone: false }',
    to: '',
    tests: [`${CLIENT}/action.test.ts`],
    why: 'a second tap would send the message a second time',
  },
  {
    id: 'client/button-stays-busy',
    file: `${CLIENT}/action.ts`,
    from: 'running.delete(tap)',
    to: '',
    tests: [`${CLIENT}/action.test.ts`],
    why: 'after one failure nothing could be sent until the page is loaded again',
  },
  {
    id: 'client/page-after-the-last',
    file: `${CLIENT}/callQuery.ts`,
    from: 'cpage >= pcount',
    to: 'cpage > pcount',
    tests: [`${CLIENT}/callQuery.test.ts`],
    why: 'every list would end with a page that is not there',
    isShort: true,
  },
  {
    id: 'client/failure-goes-on',
    file: `${CLIENT}/action.ts`,
    from: "if (answered !== 'handled') await tools.showFailure(error)",
    to: "if (answered === 'unhandled') await tools.showFailure(error)",
    tests: [`${CLIENT}/action.test.ts`],
    why: 'on most screens a failed call would fail in silence',
  },
  {
    id: 'screens/phone-unmasked',
    file: 'apps/web/src/screens/teacher/user/classes/maskPhone.ts',
    from: 'mobile.length === PHONE_LENGTH',
    to: 'mobile.length > PHONE_LENGTH',
    tests: ['apps/web/src/screens/teacher/user/classes/maskPhone.test.ts'],
    why: 'pupils’ phone numbers would stand on a screen that the whole class may see',
    isShort: true,
  },
]
