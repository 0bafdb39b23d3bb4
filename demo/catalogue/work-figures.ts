/** Braked towing and payload in kg, and the cab of each badge; the last cab stands for those after it. */
type UteFigures = readonly [towingKg: number, payloadKg: number, cabs: readonly string[]]

const dualCab = ['Dual Cab'] as const

export const uteFigures: Readonly<Record<string, UteFigures>> = {
  'Toyota LandCruiser VDJ79R': [3_500, 1_235, ['Single Cab', 'Single Cab', 'Dual Cab']],
  'Toyota HiLux GUN126R': [3_500, 955, dualCab],
  'Toyota HiLux GUN125R': [3_500, 1_240, ['Single Cab', 'Extra Cab']],
  'Mazda BT-50 TF': [3_500, 1_004, dualCab],
  'Ford Ranger PY': [3_500, 984, dualCab],
  'Ford Ranger PX MkIII': [3_500, 952, dualCab],
  'Ford Ranger Raptor PY': [2_500, 717, dualCab],
  'Mitsubishi Triton MV': [3_500, 1_047, dualCab],
  'Mitsubishi Triton MR': [3_100, 900, dualCab],
  'Isuzu D-MAX RG': [3_500, 1_015, dualCab],
  'Nissan Navara D23': [3_500, 1_004, dualCab],
  'Volkswagen Amarok NF': [3_500, 966, dualCab],
  'GWM Ute NPW': [3_000, 1_050, dualCab],
  'LDV T60 Max SK8C': [3_000, 850, dualCab],
  'RAM 1500 DT': [4_500, 735, ['Crew Cab']],
  'Holden Ute VF II': [1_600, 600, ['Single Cab']],
  'Holden Colorado RG': [3_500, 1_000, dualCab],
  'BYD Shark 6 DP01': [2_500, 790, dualCab],
}

/** Gross vehicle mass in kg, badge by badge; the last stands for those after it. */
export const truckFigures: Readonly<Record<string, readonly number[]>> = {
  'Isuzu N Series NLR': [4_495],
  'Isuzu N Series NPS': [7_500],
  'Isuzu F Series FRR': [10_700, 14_000],
  'Hino 300 Series 616': [4_495, 6_500],
  'Hino 500 Series FE': [11_000, 14_000],
  'Hino 700 Series FS': [28_300, 26_000],
  'Fuso Canter 515': [4_495, 6_000, 8_550],
  'Fuso Fighter 1024': [10_400, 16_000],
  'Fuso Shogun FV74': [26_000],
  'Kenworth T410 SAR': [24_600],
  'Kenworth T610 Aerodyne': [27_400],
  'Iveco Daily 50C': [5_200, 7_000, 7_000],
  'Iveco S-Way AS': [26_500],
  'Mack Trident MP8': [27_000],
  'Scania R-Series NTG': [26_500],
  'UD Quon GW': [26_000],
}
