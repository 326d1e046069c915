/** The columns of the catalogue that a person is made of, beside those of every summary. */
export const personColumns = [
  'academic',
  'name',
  'firstname',
  'positions',
  'phone',
  'mobile',
  'email',
  'building',
  'room',
  'institute',
];
