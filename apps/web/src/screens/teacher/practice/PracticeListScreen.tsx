export { PracticeListPage as PracticeListScreen } from '#parts/Practice/PracticeListPage.tsx'
