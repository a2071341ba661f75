/** The address names the essay: `id` of a stored one, `key` of one that only this device has. */
export { PracticeEditorPage as PracticeScreen } from '#parts/Practice/PracticeEditorPage.tsx'
