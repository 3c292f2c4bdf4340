import { shellCopy } from '../../copy/shell.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './NotFoundScreen.module.css';

export function NotFoundScreen({ focusKey }: { focusKey?: string | undefined }) {
  return (
    <Page
      focusKey={focusKey}
      width="wide"
      className={styles['page']}
      before={
        <div className={styles['ornament']}>
          <Ornament name="sedap-malam" size={260} />
        </div>
      }
      heading={shellCopy.notFoundTitle}
      lead={shellCopy.notFoundText}
    >
      <div className={styles['actions']}>
        <Button href={routes.home()}>{shellCopy.notFoundHome}</Button>
        <Button variant="quiet" href={routes.duka()}>
          {shellCopy.notFoundDuka}
        </Button>
      </div>
    </Page>
  );
}
