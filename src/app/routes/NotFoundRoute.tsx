import { shellCopy } from '../../copy/shell.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

export function NotFoundRoute() {
  useDocumentTitle(shellCopy.notFoundTitle);
  return (
    <MessagePage
      ornament="sedap-malam"
      heading={shellCopy.notFoundTitle}
      lead={shellCopy.notFoundText}
      actions={
        <>
          <Button href={routes.home()}>{shellCopy.notFoundHome}</Button>
          <Button variant="quiet" href={routes.duka()}>
            {shellCopy.notFoundDuka}
          </Button>
        </>
      }
    />
  );
}
