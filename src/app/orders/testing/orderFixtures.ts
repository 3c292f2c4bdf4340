import type { Person } from '../../../domain/person.ts';
import type { SessionUser } from '../../../domain/session.ts';

export const greetingPerson: Person = {
  id: 7,
  name: 'Maria Theresia Wijaya',
  age: 78,
  photoUrl: null,
  room: 'Ruang Melati 2',
  deathTime: '2026-11-20T04:20:00+07:00',
  funeralTime: null,
  burialTime: null,
  funeralHouse: { id: 2, name: 'Rumah Duka Nana Rohana', address: 'Bandung' },
  burialPlace: { name: null, address: null },
  recipientUserId: 3,
  senderCount: 0,
  families: [],
  events: [],
  faith: null,
  deliverable: { cardInRoomUntil: null, boardUntil: null },
};

export const greetingBuyer: SessionUser = {
  id: 12,
  username: 'demo-sari',
  name: 'Sari Lestari',
  email: 'sari@example.org',
  gender: null,
  pictureUrl: null,
};
