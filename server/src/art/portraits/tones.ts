/** Colours one portrait is made of. */
export interface Tones {
  skin: string;
  skinShade: string;
  skinLight: string;
  hair: string;
  hairLight: string;
  cloth: string;
  clothLight: string;
  accent: string;
}
