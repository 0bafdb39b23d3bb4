import { range } from './model.ts'

/** Electric vehicles of every price, and the prestige makes. */
export const electricAndPrestige = [
  ...range('car', 'Tesla', [
    ['Model 3', 'Highland', 'sedan', 'Electric', 61_000, null, 'RWD', ['Rear-Wheel Drive', 'Long Range', 'Performance'], { ancap: [5, 2019], from: 2024 }],
    ['Model 3', 'MY22', 'sedan', 'Electric', 60_000, null, 'RWD', ['Standard Range Plus', 'Long Range', 'Performance'], { ancap: [5, 2019], from: 2019, until: 2023 }],
    ['Model Y', 'Juniper', 'suv', 'Electric', 64_000, null, 'RWD', ['Rear-Wheel Drive', 'Long Range'], { ancap: [5, 2022], from: 2025 }],
    ['Model Y', 'MY23', 'suv', 'Electric', 66_000, null, 'RWD', ['Rear-Wheel Drive', 'Long Range', 'Performance'], { ancap: [5, 2022], from: 2022, until: 2024 }],
  ]),
  ...range('car', 'BYD', [
    ['Dolphin', 'EM2E', 'hatch', 'Electric', 37_000, null, 'FWD', ['Dynamic', 'Premium'], { ancap: [5, 2023], from: 2023 }],
    ['Atto 3', 'SC2E', 'ev', 'Electric', 45_000, null, 'FWD', ['Essential', 'Premium'], { ancap: [5, 2022], from: 2022 }],
    ['Seal', 'EKEA', 'sedan', 'Electric', 51_000, null, 'RWD', ['Dynamic', 'Premium', 'Performance'], { ancap: [5, 2023], from: 2023 }],
    ['Sealion 6', 'SA3H', 'suv', 'PHEV', 49_000, 1.5, 'FWD', ['Essential', 'Premium'], { from: 2024 }],
    ['Shark 6', 'DP01', 'ute', 'PHEV', 62_000, 1.5, '4x4', ['Premium'], { ancap: [5, 2024], from: 2024 }],
  ]),
  ...range('car', 'Polestar', [
    ['2', 'MY24', 'hatch', 'Electric', 67_000, null, 'RWD', ['Standard Range', 'Long Range', 'Performance'], { ancap: [5, 2021], from: 2022 }],
    ['3', 'MY25', 'suv', 'Electric', 118_000, null, 'AWD', ['Long Range', 'Performance'], { from: 2024 }],
    ['4', 'MY25', 'ev', 'Electric', 79_000, null, 'RWD', ['Long Range Single Motor', 'Long Range Dual Motor'], { from: 2024 }],
  ]),
  ...range('car', 'Kia', [
    ['EV5', 'OV', 'ev', 'Electric', 57_000, null, 'FWD', ['Air', 'Earth', 'GT-Line'], { from: 2024 }],
    ['EV6', 'CV', 'ev', 'Electric', 73_000, null, 'RWD', ['Air', 'GT-Line', 'GT'], { ancap: [5, 2022], from: 2022 }],
    ['EV9', 'MV', 'suv', 'Electric', 97_000, null, 'AWD', ['Air', 'Earth', 'GT-Line'], { ancap: [5, 2023], from: 2023, seats: 7 }],
    ['Niro', 'SG2', 'suv', 'Electric', 66_000, null, 'FWD', ['S', 'GT-Line'], { from: 2022 }],
  ]),
  ...range('car', 'Hyundai', [
    ['Ioniq 5', 'NE', 'ev', 'Electric', 70_000, null, 'RWD', ['Dynamiq', 'Epiq', 'N'], { ancap: [5, 2021], from: 2021 }],
    ['Ioniq 6', 'CE', 'sedan', 'Electric', 75_000, null, 'RWD', ['Dynamiq', 'Techniq', 'Epiq'], { ancap: [5, 2022], from: 2023 }],
    ['Kona Electric', 'SX2', 'suv', 'Electric', 54_000, null, 'FWD', ['Standard Range', 'Extended Range', 'Premium'], { from: 2023 }],
  ]),
  ...range('car', 'MG', [
    ['MG4', 'EH32', 'hatch', 'Electric', 38_000, null, 'RWD', ['Excite 51', 'Essence 64', 'XPower'], { ancap: [5, 2022], from: 2023 }],
  ]),
  ...range('car', 'Nissan', [
    ['Leaf', 'ZE1', 'hatch', 'Electric', 51_000, null, 'FWD', ['Leaf', 'e+'], { ancap: [5, 2018], from: 2019, until: 2025 }],
  ]),
  ...range('car', 'Cupra', [
    ['Born', 'KM', 'hatch', 'Electric', 60_000, null, 'RWD', ['Born', 'VZ'], { ancap: [5, 2022], from: 2023 }],
    ['Formentor', 'KM', 'suv', 'Petrol', 54_000, 2, 'FWD', ['V', 'VZ', 'VZx'], { ancap: [5, 2021], from: 2022 }],
    ['Formentor', 'KM e', 'suv', 'PHEV', 62_000, 1.4, 'FWD', ['VZe'], { ancap: [5, 2021], from: 2022 }],
  ]),
  ...range('car', 'BMW', [
    ['i4', 'G26', 'prestige', 'Electric', 85_000, null, 'RWD', ['eDrive35', 'eDrive40', 'M50'], { ancap: [4, 2022], from: 2022 }],
    ['i5', 'G60', 'prestige', 'Electric', 156_000, null, 'RWD', ['eDrive40', 'M60 xDrive'], { ancap: [5, 2023], from: 2023 }],
    ['iX', 'I20', 'suv', 'Electric', 136_000, null, 'AWD', ['xDrive40', 'xDrive50', 'M60'], { ancap: [5, 2021], from: 2021 }],
    ['iX1', 'U11', 'suv', 'Electric', 79_000, null, 'AWD', ['eDrive20', 'xDrive30'], { from: 2023 }],
    ['3 Series', 'G20', 'sedan', 'Petrol', 79_000, 2, 'RWD', ['320i', '330i', 'M340i xDrive'], { ancap: [5, 2019], from: 2019 }],
    ['M4', 'G82', 'coupe', 'Petrol', 177_000, 3, 'RWD', ['M4', 'Competition'], { from: 2021, seats: 4 }],
    ['4 Series', 'G23', 'convertible', 'Petrol', 105_000, 2, 'RWD', ['420i', '430i'], { from: 2021, seats: 4 }],
    ['X3', 'G01', 'suv', 'Petrol', 84_000, 2, 'AWD', ['xDrive20i', 'xDrive30i', 'M40i'], { ancap: [5, 2017], from: 2018, until: 2024 }],
    ['X5', 'G05', 'suv', 'Diesel', 136_000, 3, 'AWD', ['xDrive30d'], { ancap: [5, 2018], from: 2018 }],
    ['X5', 'G05', 'suv', 'Petrol', 144_000, 3, 'AWD', ['xDrive40i'], { ancap: [5, 2018], from: 2018 }],
  ]),
  ...range('car', 'Mercedes-Benz', [
    ['A-Class', 'W177', 'hatch', 'Petrol', 63_000, 1.3, 'FWD', ['A180', 'A250', 'A35 AMG'], { ancap: [5, 2018], from: 2018 }],
    ['C-Class', 'W206', 'prestige', 'Petrol', 89_000, 1.5, 'RWD', ['C200', 'C300', 'C43 AMG'], { ancap: [5, 2022], from: 2022 }],
    ['GLC', 'X254', 'suv', 'Petrol', 104_000, 2, 'AWD', ['GLC300', 'GLC43 AMG'], { ancap: [5, 2022], from: 2023 }],
    ['EQA', 'H243', 'suv', 'Electric', 83_000, null, 'FWD', ['EQA250', 'EQA350 4MATIC'], { from: 2021 }],
    ['EQE', 'V295', 'prestige', 'Electric', 135_000, null, 'RWD', ['EQE300', 'EQE350', 'EQE53 AMG'], { ancap: [5, 2022], from: 2022 }],
    ['CLE', 'A236', 'convertible', 'Petrol', 112_000, 2, 'RWD', ['CLE200', 'CLE300'], { from: 2024, seats: 4 }],
    ['Sprinter', 'VS30', 'van', 'Diesel', 72_000, 2, 'RWD', ['317CDI MWB', '319CDI LWB'], { from: 2018, seats: 3 }],
  ]),
  ...range('car', 'Audi', [
    ['A3', '8Y', 'sedan', 'Petrol', 55_000, 1.5, 'FWD', ['35 TFSI', '40 TFSI quattro', 'S3'], { ancap: [5, 2020], from: 2022 }],
    ['Q3', 'F3', 'suv', 'Petrol', 62_000, 1.4, 'FWD', ['35 TFSI', '40 TFSI S line', 'RS'], { ancap: [5, 2018], from: 2019 }],
    ['Q5', 'FY', 'suv', 'Diesel', 79_000, 2, 'AWD', ['40 TDI', '40 TDI Sport'], { ancap: [5, 2017], from: 2017, until: 2025 }],
    ['Q5', 'FY', 'suv', 'Petrol', 85_000, 2, 'AWD', ['45 TFSI', '45 TFSI Sport'], { ancap: [5, 2017], from: 2017, until: 2025 }],
    ['Q4 e-tron', 'F4', 'ev', 'Electric', 85_000, null, 'RWD', ['45', '55 quattro'], { from: 2024 }],
    ['e-tron GT', 'F8', 'prestige', 'Electric', 181_000, null, 'AWD', ['e-tron GT', 'RS'], { from: 2022, seats: 4 }],
    ['TT', 'FV', 'coupe', 'Petrol', 83_000, 2, 'AWD', ['45 TFSI', 'TTS'], { from: 2015, until: 2023, seats: 4 }],
  ]),
  ...range('car', 'Porsche', [
    ['Taycan', 'Y1A', 'prestige', 'Electric', 176_000, null, 'RWD', ['Taycan', '4S', 'Turbo'], { from: 2021, seats: 4 }],
    ['Macan', 'XAB', 'suv', 'Electric', 129_000, null, 'RWD', ['Macan', '4', '4S', 'Turbo'], { from: 2024 }],
    ['Cayenne', '9YA', 'suv', 'Petrol', 147_000, 3, 'AWD', ['Cayenne', 'S', 'GTS'], { ancap: [5, 2017], from: 2018 }],
    ['911', '992', 'coupe', 'Petrol', 281_000, 3, 'RWD', ['Carrera', 'Carrera S', 'Carrera GTS'], { from: 2019, seats: 4 }],
    ['718 Boxster', '982', 'softtop', 'Petrol', 139_000, 2, 'RWD', ['Boxster', 'S', 'GTS 4.0'], { from: 2017, until: 2025, seats: 2 }],
  ]),
  ...range('car', 'Volvo', [
    ['EX30', 'MY25', 'ev', 'Electric', 60_000, null, 'RWD', ['Plus', 'Ultra', 'Cross Country'], { ancap: [5, 2024], from: 2024 }],
    ['XC40', 'XZ', 'suv', 'Electric', 77_000, null, 'RWD', ['Recharge Plus', 'Recharge Twin'], { from: 2021 }],
    ['XC60', 'UZ', 'suv', 'PHEV', 101_000, 2, 'AWD', ['Plus', 'Ultra', 'Polestar Engineered'], { ancap: [5, 2017], from: 2018 }],
    ['V60', 'Z', 'stationWagon', 'Petrol', 66_000, 2, 'AWD', ['Cross Country Plus', 'Cross Country Ultra'], { from: 2019, until: 2024 }],
  ]),
  ...range('car', 'Lexus', [
    ['UX', 'MZAH10R', 'suv', 'Hybrid', 54_000, 2, 'FWD', ['Luxury', 'F Sport', 'Sports Luxury'], { ancap: [5, 2019], from: 2019 }],
    ['NX', 'AAZH25R', 'suv', 'Hybrid', 70_000, 2.5, 'AWD', ['350h Luxury', '350h F Sport'], { ancap: [5, 2022], from: 2022 }],
    ['NX', 'AAZH26R', 'suv', 'PHEV', 93_000, 2.5, 'AWD', ['450h+ F Sport'], { ancap: [5, 2022], from: 2022 }],
    ['RX', 'TALH17R', 'suv', 'Hybrid', 94_000, 2.5, 'AWD', ['350h Luxury', '350h F Sport', '500h F Sport Performance'], { ancap: [5, 2022], from: 2022 }],
    ['ES', 'AXZH11R', 'prestige', 'Hybrid', 66_000, 2.5, 'FWD', ['300h Luxury', '300h F Sport'], { from: 2018, until: 2025 }],
    ['LC', 'URZ100R', 'coupe', 'Petrol', 201_000, 5, 'RWD', ['500', '500 Inspired'], { from: 2017, seats: 4 }],
  ]),
  ...range('car', 'Genesis', [
    ['GV60', 'JW1', 'ev', 'Electric', 104_000, null, 'AWD', ['AWD', 'Performance'], { from: 2022 }],
    ['GV70', 'JK1', 'suv', 'Petrol', 84_000, 2.5, 'AWD', ['2.5T', '3.5T Sport'], { ancap: [5, 2021], from: 2021 }],
  ]),
  ...range('car', 'Land Rover', [
    ['Defender', 'L663', '4x4', 'Diesel', 103_000, 3, '4x4', ['110 D250', '110 D300 SE', '110 X'], { ancap: [5, 2020], from: 2020 }],
    ['Range Rover Sport', 'L461', 'suv', 'Diesel', 148_000, 3, '4x4', ['Dynamic SE', 'Dynamic HSE', 'Autobiography'], { from: 2022 }],
  ]),
  ...range('car', 'Jaguar', [
    ['I-PACE', 'X590', 'ev', 'Electric', 147_000, null, 'AWD', ['EV400 SE', 'EV400 HSE'], { ancap: [5, 2018], from: 2018, until: 2024 }],
    ['F-TYPE', 'X152', 'convertible', 'Petrol', 171_000, 5, 'RWD', ['P450', 'R'], { from: 2014, until: 2024, seats: 2 }],
  ]),
]
