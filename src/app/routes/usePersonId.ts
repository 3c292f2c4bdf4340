import { useParams } from 'react-router-dom';

/** Returns the person id of the URL; 0, which no person has, if it is not valid. */
export function usePersonId(): number {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}
