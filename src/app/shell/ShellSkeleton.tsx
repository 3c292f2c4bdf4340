import { shellCopy } from '../../copy/shell.ts';
import { BottomBar } from '../../ui/bottom-bar/BottomBar.tsx';
import { TopBar } from '../../ui/top-bar/TopBar.tsx';
import { useServices } from '../ServicesContext.ts';
import { menuEntries } from './MenuBar.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The frame while the first page is being loaded. */
export function ShellSkeleton() {
  const { environment } = useServices();
  return (
    <>
      <TopBar title={environment.productName} />
      <PageSkeleton label={shellCopy.loadingPage} />
      <BottomBar label={shellCopy.menu} entries={menuEntries(true)} />
    </>
  );
}
