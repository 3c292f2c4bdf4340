import type { ReactNode } from 'react';
import { Row } from '../../ui/layout/Row.tsx';
import { Ornament, type OrnamentProps } from '../../ui/ornament/Ornament.tsx';
import { Page, type PageProps } from '../../ui/page/Page.tsx';
import styles from './MessagePage.module.css';

interface MessagePageProps extends Pick<PageProps, 'heading' | 'lead'> {
  readonly ornament: OrnamentProps['name'];
  readonly actions: ReactNode;
}

/** Renders a page in place of one that cannot be shown. */
export function MessagePage({ ornament, actions, ...page }: MessagePageProps) {
  return (
    <Page
      {...page}
      width="wide"
      className={styles['page']}
      before={<Ornament name={ornament} size={240} className={styles['ornament']} />}
    >
      <Row gap={3} justify="center" wrap>
        {actions}
      </Row>
    </Page>
  );
}
