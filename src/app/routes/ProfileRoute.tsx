import { useParams } from 'react-router-dom';
import { profileCopy } from '../../copy/profile.ts';
import { FamilyScreen } from '../../features/profile/FamilyScreen.tsx';
import { lazyPage } from '../shell/lazyPage.tsx';
import { ProfileHome } from './profile/ProfileHome.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

const editor = lazyPage(async () => (await import('./profile/ProfileEditor.tsx')).ProfileEditor);

/** Renders `/profile/{section}`: the family, the editor, or else the profile. */
export function ProfileRoute() {
  const { section } = useParams();
  switch (section) {
    case 'addfamily':
      return <FamilyRoute />;
    case 'edit':
      return <editor.Page />;
    default:
      return <ProfileHome />;
  }
}

function FamilyRoute() {
  useDocumentTitle(profileCopy.family);
  return <FamilyScreen />;
}
