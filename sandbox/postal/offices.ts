// Some real post offices, as the postal service's directory has them.
export interface Office {
  readonly Name: string
  readonly Description: null
  readonly BranchType: 'Head Post Office' | 'Sub Post Office' | 'Branch Post Office'
  readonly DeliveryStatus: 'Delivery' | 'Non-Delivery'
  readonly Circle: string
  readonly District: string
  readonly Division: string
  readonly Region: string
  readonly Block: string
  readonly State: string
  readonly Country: 'India'
  readonly Pincode: string
}

type Place = readonly [pin: string, circle: string, district: string, division: string, block: string, offices: string]

/** The office marked with a star is the head office. Offices marked with a dash do not deliver. */
const places: readonly Place[] = [
  ['110001', 'Delhi', 'Central Delhi', 'New Delhi Central', 'New Delhi', 'Connaught Place -, Parliament House -, New Delhi *'],
  ['400001', 'Maharashtra', 'Mumbai', 'Mumbai South', 'Mumbai', 'Bazargate -, M.P.T. -, Mumbai *, Stock Exchange -'],
  ['411001', 'Maharashtra', 'Pune', 'Pune City East', 'Pune City', 'C D A (O) -, Dr.B.A. Chowk -, Ghorpuri Bazar -, N.W. College -, Pune *'],
  ['411014', 'Maharashtra', 'Pune', 'Pune City East', 'Haveli', 'Dukirkline -, Vadgaon Sheri, Viman nagar'],
  ['560038', 'Karnataka', 'Bengaluru', 'Bengaluru East', 'Bangalore North', 'Indiranagar'],
  ['600001', 'Tamil Nadu', 'Chennai', 'Chennai GPO', 'Chennai', 'Chennai *, Flower Bazaar -, Mannady'],
  ['673121', 'Kerala', 'Wayanad', 'Calicut', 'Kalpetta', 'Kalpetta, Puliyarmala, Muttil North'],
  ['700001', 'West Bengal', 'Kolkata', 'Kolkata North', 'Kolkata', 'Kolkata *, Lal Bazar -, Council House Street -'],
] // prettier-ignore

export function officesOf(pin: string): Office[] {
  const place = places.find(([known]) => known === pin)
  if (!place) return []
  const [Pincode, Circle, District, Division, Block, names] = place
  return names.split(', ').map((written) => ({
    Name: written.replace(/ [*-]$/, ''),
    Description: null,
    BranchType: written.endsWith('*') ? 'Head Post Office' : 'Sub Post Office',
    DeliveryStatus: written.endsWith('-') ? 'Non-Delivery' : 'Delivery',
    Circle,
    District,
    Division,
    Region: District,
    Block,
    State: Circle,
    Country: 'India',
    Pincode,
  }))
}
