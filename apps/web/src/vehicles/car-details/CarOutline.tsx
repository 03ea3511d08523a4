import '../../styles/car-detail.css'
import '../../styles/gallery.css'
import { FirstPhoto } from '../cars/FirstPhoto.tsx'
import { BackButton } from './BackButton.tsx'
import { gallerySizes } from './Gallery.tsx'

/** The vehicle page before the car is loaded. */
export const CarOutline = () => (
  <div className="container page car-detail">
    <div className="row between detail-head">
      <BackButton source="searchResults" />
    </div>
    <div className="detail">
      <div className="page-head">
        <h1>Fahrzeug</h1>
        <p className="small muted" role="status">
          Fahrzeug wird geladen
        </p>
      </div>
      <div className="gal">
        <div className="carousel">
          <div className="carousel-frame sk">
            <div className="slides">
              <span className="slide">
                <FirstPhoto sizes={gallerySizes} />
              </span>
            </div>
          </div>
        </div>
      </div>
    </div>
  </div>
)
