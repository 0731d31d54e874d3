// Physics of classes 11 and 12, written for the demo.
import type { RecallTable } from '../recall.ts'

const eleven = { subject: 'physics', grade: 11, difficulty: 'MEDIUM' } as const
const twelve = { subject: 'physics', grade: 12, difficulty: 'MEDIUM' } as const

export const physicsRecall: readonly RecallTable[] = [
  {
    ...eleven,
    chapter: 'Units and Measurements',
    ask: { en: 'Which dimensions does {} have?' },
    rows: {
      en: [
        'force | $[MLT^{-2}]$ | Force is mass times acceleration.',
        'energy | $[ML^2T^{-2}]$ | Energy is force times distance.',
        'power | $[ML^2T^{-3}]$ | Power is energy per time.',
        'pressure | $[ML^{-1}T^{-2}]$ | Pressure is force per area.',
        'momentum | $[MLT^{-1}]$ | Momentum is mass times velocity.',
        'surface tension | $[MT^{-2}]$ | Surface tension is force per length.',
        'viscosity | $[ML^{-1}T^{-1}]$ | Viscosity is stress times time.',
        'the gravitational constant | $[M^{-1}L^3T^{-2}]$ | From $F = Gm_1m_2/r^2$: force times area per squared mass.',
      ],
    },
  },
  {
    ...eleven,
    chapter: 'Mechanical Properties of Fluids',
    ask: { en: 'Which law or effect explains this best: {}?' },
    rows: {
      en: [
        'a small push lifts a car on a hydraulic jack | Pascal’s law | Pressure spreads evenly through the liquid.',
        'an iron ship floats | Archimedes’ principle | The ship displaces water of its own weight.',
        'the roof of a hut lifts in a storm | Bernoulli’s principle | Pressure falls where the air flows fast.',
        'water flows faster where a river is narrow | Equation of continuity | Area times speed stays the same along the flow.',
        'small drops of rain are round | Surface tension | The surface becomes as small as it can.',
        'water rises in a thin glass tube | Capillarity | Water wets the glass and is drawn up.',
        'a steel ball falls through honey with constant speed | Stokes’ law | Viscous drag grows with speed until it balances the weight.',
        'a spinning cricket ball swerves | Magnus effect | Air is faster on one side of the spinning ball.',
      ],
    },
  },
  {
    ...eleven,
    chapter: 'Thermodynamics',
    ask: { en: 'Which term fits: {}?' },
    rows: {
      en: [
        'a change during which the temperature stays the same | Isothermal | The internal energy of an ideal gas stays the same.',
        'a change without any exchange of heat | Adiabatic | Work is done at the cost of internal energy only.',
        'a change at constant pressure | Isobaric | The work is pressure times the change of volume.',
        'a change at constant volume | Isochoric | No work is done, so all heat becomes internal energy.',
        'a series of changes that ends where it began | Cyclic | The internal energy returns to its value.',
        'two bodies in equilibrium with a third are so with each other | Zeroth law | It makes the notion of temperature possible.',
        'heat given is the gain of internal energy plus the work done | First law | It is the conservation of energy.',
        'no engine turns all heat into work in a cycle | Second law | Some heat always goes to the colder body.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Electromagnetic Waves',
    ask: { en: 'Which waves are meant: {}?' },
    rows: {
      en: [
        'they carry the programme of a radio station | Radio waves | Antennas send and take up radio waves.',
        'they heat food by turning its water molecules | Microwaves | Their frequency suits the rotation of water molecules.',
        'a remote control and warm bodies send them | Infrared rays | Warm bodies send mostly infrared rays.',
        'our eyes see them | Visible light | It lies between about 400 and 700 nm.',
        'ozone holds most of them back | Ultraviolet rays | The ozone layer absorbs most ultraviolet rays of the sun.',
        'they show a broken bone | X-rays | Bones absorb them more than flesh does.',
        'nuclei send them, and they kill tumour cells | Gamma rays | They carry the most energy of these waves.',
        'they belong to no part of the electromagnetic spectrum and need matter | Sound waves | Sound is a mechanical wave.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Semiconductor Electronics',
    ask: { en: 'Which device, part or material {}?' },
    rows: {
      en: [
        'turns alternating into direct current | Rectifier diode | It conducts in one direction only.',
        'keeps a voltage constant when it is reverse biased | Zener diode | It breaks down at one voltage without harm.',
        'gives light when current passes in forward direction | Light-emitting diode | Electrons and holes meet and send photons.',
        'gives current when light falls on it without a battery | Solar cell | Light makes pairs of charges that the junction separates.',
        'measures light while it is reverse biased | Photodiode | The reverse current grows with the light.',
        'is silicon doped with phosphorus | n-type semiconductor | Phosphorus gives one electron more than silicon.',
        'is silicon doped with boron | p-type semiconductor | Boron has one electron less and makes holes.',
        'lies without free charges at a junction | Depletion region | Electrons and holes have met there and cancelled.',
      ],
    },
  },
  {
    ...twelve,
    chapter: 'Wave Optics',
    ask: { en: 'Which phenomenon, law or condition is meant: {}?' },
    rows: {
      en: [
        'bright and dark bands behind two slits | Interference | The waves of two coherent sources add up.',
        'light spreads behind one narrow slit | Diffraction | The parts of one wave front interfere.',
        'light is dark behind two crossed filters | Polarisation | Light is a transverse wave.',
        'each point of a wave front sends new waves | Huygens’ principle | The new front is the envelope of these waves.',
        'the light behind a filter falls with the square of a cosine | Malus’ law | $I = I_0\\cos^2\\theta$.',
        'the angle whose tangent is the refractive index | Brewster’s angle | Light reflected at it is fully polarised.',
        'the reason for two bulbs giving no bands | Lack of coherence | Their phases change at random.',
        'a star that moves away looks redder | Doppler effect | The wave length grows when the source recedes.',
      ],
    },
  },
]
